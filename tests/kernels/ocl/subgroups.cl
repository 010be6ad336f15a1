// Sub-groups: where a work-item is, and what all members of its sub-group do together.
#define ITEM (get_global_linear_id())

kernel void places(global uint *out) {
  global uint *o = out + ITEM * 6;
  o[0] = get_sub_group_size();
  o[1] = get_max_sub_group_size();
  o[2] = get_num_sub_groups();
  o[3] = get_enqueued_num_sub_groups();
  o[4] = get_sub_group_id();
  o[5] = get_sub_group_local_id();
}

kernel void reductions(global const int *in, global int *out) {
  int x = in[ITEM];
  global int *o = out + ITEM * 12;
  o[0] = sub_group_reduce_add(x);
  o[1] = sub_group_reduce_min(x);
  o[2] = sub_group_reduce_max(x);
  o[3] = sub_group_scan_inclusive_add(x);
  o[4] = sub_group_scan_exclusive_add(x);
  o[5] = sub_group_scan_inclusive_min(x);
  o[6] = sub_group_scan_exclusive_max(x);
  o[7] = as_int(sub_group_reduce_min(as_uint(x)));
  o[8] = as_int(sub_group_scan_exclusive_min(as_uint(x)));
  o[9] = sub_group_all(x > 0);
  o[10] = sub_group_any(x > 90);
  o[11] = sub_group_broadcast(x, 2);
}

kernel void floats(global const float *in, global float *out) {
  float x = in[ITEM];
  global float *o = out + ITEM * 5;
  o[0] = sub_group_reduce_add(x);
  o[1] = sub_group_scan_exclusive_add(x);
  o[2] = sub_group_reduce_max(x);
  o[3] = sub_group_scan_exclusive_min(x);
  o[4] = sub_group_scan_inclusive_max(x);
}

// Members pass values through local memory; only their own barrier stands between.
kernel void passing(global uint *out, local uint *shared) {
  uint l = get_local_id(0), n = get_sub_group_size(), first = l - get_sub_group_local_id();
  for (uint round = 0; round < get_sub_group_id() + 1; ++round) {
    shared[l] = l * 10 + round;
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = shared[first + (l - first + 1) % n];
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  }
}

// Not all members of a sub-group come to the sum.
kernel void divergent(global int *out) {
  if (get_local_id(0) % 16 != 5) out[get_global_id(0)] = sub_group_reduce_add(1);
}

__attribute__((intel_reqd_sub_group_size(8)))
kernel void eight(global uint *out) {
  out[ITEM] = get_max_sub_group_size() * 100 + sub_group_reduce_add(1u);
}
