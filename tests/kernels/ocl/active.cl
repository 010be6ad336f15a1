// Operations among those members of a sub-group that are at the same place.
#define ITEM (get_global_linear_id())

// Those that took the branch count themselves; afterwards all are together again.
kernel void branch(global const uint *in, global uint *out) {
  uint x = in[ITEM], r = 0;
  global uint *o = out + ITEM * 8;
  if (x % 3 == 0) {
    r = sub_group_ballot(1).x;
    o[0] = sub_group_elect();
    o[1] = sub_group_non_uniform_reduce_add(x);
    o[2] = sub_group_non_uniform_scan_exclusive_max(x);
    o[3] = sub_group_broadcast_first(x);
  } else if (x % 4 == 1) {
    r = sub_group_ballot(x > 20).x;
    o[0] = sub_group_non_uniform_all(x > 20);
    o[1] = sub_group_non_uniform_any(x > 40);
    o[2] = sub_group_non_uniform_scan_inclusive_xor(x);
    o[3] = sub_group_non_uniform_all_equal(x / 50);
  }
  o[4] = r;
  o[5] = popcount(sub_group_ballot(x > 10).x);
  o[6] = sub_group_non_uniform_reduce_mul(x | 1);
  o[7] = sub_group_non_uniform_reduce_logical_or(x == 1);
}

// Each leaves the loop in a round of its own; after it all are together again.
kernel void loop(global const uint *in, global uint *out) {
  uint rounds = in[ITEM], seen = 0;
  for (uint i = 0; i < rounds; ++i) {
    if ((i + ITEM) % 2) seen += popcount(sub_group_ballot(1).x) << 8;
    seen += popcount(sub_group_ballot(1).x);
  }
  out[ITEM * 2] = seen;
  out[ITEM * 2 + 1] = popcount(sub_group_ballot(1).x);
}

// The lowest of those with the same key adds for all of them.
kernel void match(global const uint *in, global uint *sums) {
  uint key = in[ITEM];
  for (;;) {
    bool mine = key == sub_group_broadcast_first(key);
    uint members = sub_group_ballot(mine).x;
    if (mine) {
      if (ctz(members) == get_sub_group_local_id()) {
        atomic_add(sums + key, popcount(members));
        atomic_inc(sums + 100);
      }
      break;
    }
  }
}

static uint together(uint x) { return x > 4 ? sub_group_non_uniform_reduce_add(1u) : 1000; }
__attribute__((noinline)) uint deep(uint x) {
  uint a = together(x);
  return a + sub_group_non_uniform_reduce_min(x);
}

// Two calls of one function are two places.
kernel void calls(global uint *out) {
  uint x = get_sub_group_local_id(), r;
  if (x & 1) r = deep(x);
  else r = deep(x + 100) * 2;
  out[ITEM] = r + 10000 * sub_group_non_uniform_reduce_add(1u);
}

kernel void shuffles(global const int *in, global int *out) {
  int x = in[ITEM];
  uint l = get_sub_group_local_id();
  global int *o = out + ITEM * 9;
  o[0] = sub_group_shuffle(x, (l * 5 + 3) % 16);
  o[1] = sub_group_shuffle_xor(x, 5);
  o[2] = sub_group_shuffle_up(x, 3);
  o[3] = sub_group_shuffle_down(x, 2);
  o[4] = sub_group_non_uniform_broadcast(x, 7);
  o[5] = sub_group_clustered_reduce_add(x, 4);
  o[6] = sub_group_clustered_reduce_max(x, 2);
  o[7] = sub_group_shuffle((short)x, 1);
  o[8] = convert_int_rtz(sub_group_shuffle((double)x, 2) * 2);
}

kernel void ballots(global const uint4 *in, global uint *out) {
  uint4 b = in[0];
  global uint *o = out + ITEM * 12;
  o[0] = sub_group_ballot_bit_count(b);
  o[1] = sub_group_ballot_inclusive_scan(b);
  o[2] = sub_group_ballot_exclusive_scan(b);
  o[3] = sub_group_ballot_find_lsb(b);
  o[4] = sub_group_ballot_find_msb(b);
  o[5] = sub_group_inverse_ballot(b);
  o[6] = sub_group_ballot_bit_extract(b, 33);
  o[7] = get_sub_group_eq_mask().x;
  o[8] = get_sub_group_ge_mask().x;
  o[9] = get_sub_group_gt_mask().x;
  o[10] = get_sub_group_le_mask().x;
  o[11] = get_sub_group_lt_mask().x;
}
