// One kernel for each bug report of the list in the book (docs/src/testing.md), named by its row.
int __attribute__((overloadable)) intel_sub_group_shuffle(int, uint);
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#define GID (get_global_id(0))
#define LID ((int)get_local_id(0))
#define SIZE ((int)get_local_size(0))

// Vectors are filled component by component, in private and in work-group memory.
kernel void k03_component_stores(global const float *in, global float *out, local float8 *shared) {
  float8 v;
  v.s0 = in[GID]; v.s1 = 1; v.s2 = 2; v.s3 = 3; v.s4 = 4; v.s5 = 5; v.s6 = 6; v.s7 = 7;
  float2 w;
  w.x = v.s0 + v.s7;
  w.y = v.s3;
  ((local float *)&shared[LID])[0] = w.x;
  shared[LID].s1 = w.y;
  shared[LID].s23 = v.s45;
  shared[LID].hi = v.hi;
  float8 s = shared[LID];
  out[GID] = s.s0 * s.s1 + s.s2 + s.s3 + s.s7;
}

kernel void k07_barrier_in_if(global const int *n, global int *out, local int *tmp) {
  if (n[0] > 0) {
    tmp[LID] = LID + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[GID] = tmp[SIZE - 1 - LID] * n[0];
  }
}

kernel void k09_private_array_and_barrier(global int *out, local int *tmp) {
  int a[8];
  for (int j = 0; j < 8; j++)
    a[j] = LID + j;
  for (int r = 0; r < 8; r++) {
    tmp[LID] = a[r];
    barrier(CLK_LOCAL_MEM_FENCE);
    a[(r + 1) % 8] += tmp[(LID + 1) % SIZE];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  int sum = 0;
  for (int j = 0; j < 8; j++)
    sum = sum * 3 + a[j];
  out[GID] = sum;
}

kernel void k10_partly_inactive(global const int *in, global const int *n, global int *out, local int *tmp) {
  int inside = GID < n[0];
  tmp[LID] = inside ? in[GID] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int sum = 0;
  if (inside)
    for (int j = 0; j < SIZE; j++)
      sum += tmp[j];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (inside)
    tmp[LID] = -sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (inside)
    out[GID] = tmp[0] + in[GID];
}

kernel void k11_store_before_barrier(global int *out, local int *flag) {
  if (LID == SIZE - 1)
    flag[0] = 42;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[GID] = flag[0];
}

// What became of it: the store has come behind the barrier.
kernel void k11_store_behind_barrier(global int *out, local int *flag) {
  flag[LID] = 7;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (LID == SIZE - 1)
    flag[0] = 42;
  out[GID] = flag[0];
}

kernel void k12_printf_of_vectors(global const uint *in) {
  float2 f = (float2)(in[0], in[1] + 0.5f);
  uint4 u = (uint4)(in[0], in[1], 0xabcdef, ~in[0]);
  ulong16 l = (ulong16)(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, ~0UL);
  uchar16 c = (uchar16)(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255);
  printf("%v2hlf|%v4hlx|%#v4hlx\n", f, u, u);
  printf("%v16lu|%v16hhu|%v16hhx\n", l + in[0], c, c);
  printf("%v3hd|%v8lx|%v2lf\n", (short3)(1, -2, (short)in[1]), (ulong8)(in[1]), (double2)(0.25, in[0]));
}

kernel void k13_hexadecimal_vector(global const float *in) {
  printf("%.1v4hla\n", (float4)(in[0], in[1], in[2], in[3]));
}

kernel void k14_shuffle_in_loop(global const int *rounds, global int *out) {
  int v = GID;
  for (int r = 0; r < rounds[get_group_id(0)]; r++)
    v = intel_sub_group_shuffle(v, (get_sub_group_local_id() + 1) % get_sub_group_size()) + 1;
  out[GID] = v;
}

typedef struct {
  char tag;
  double scale;
  int4 v;
  short rest[3];
} record;

kernel void k17_by_value(record r, global double *out) {
  r.v.y += r.rest[2];
  out[GID] = r.scale * r.v.y + r.tag + GID;
}

kernel void k18_signbit(global const float *in, global int *out) {
  float4 v = vload4(0, in);
  vstore4(signbit(v), 0, out);
  for (int i = 0; i < 4; i++)
    out[4 + i] = signbit(in[i]);
}

kernel void k25_halves(global const half *in, global const float *floats, global half *out) {
  float x = floats[GID];
  uint n = get_global_size(0);
  vstore_half(x, GID, out);
  vstore_half_rte(x, n + GID, out);
  vstore_half_rtz(x, 2 * n + GID, out);
  vstore_half_rtp(x, 3 * n + GID, out);
  vstore_half_rtn(x, 4 * n + GID, out);
  out[5 * n + GID] = convert_half(x);
  // There and back.
  vstore_half(vload_half(GID, in), 6 * n + GID, out);
}

kernel void k25_integers(global const uint *in, global half *out) {
  uint n = get_global_size(0);
  out[GID] = convert_half(in[GID]);
  out[n + GID] = convert_half_rtz(in[GID]);
  out[2 * n + GID] = convert_half_rtp(in[GID]);
  out[3 * n + GID] = convert_half_rtn((int)in[GID]);
}

kernel void k26_copy_without_wait(global const int *in, global int *out, local int *tmp) {
  async_work_group_copy(tmp, in + get_group_id(0) * SIZE, SIZE, 0);
  out[GID] = LID;
}

kernel void k27_strided_copy(global const int *in, global const int *count, global int *out, local int *tmp) {
  int n = count[get_group_id(0)];
  tmp[LID] = -1;
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t e = async_work_group_strided_copy(tmp, in, n, 3, 0);
  wait_group_events(1, &e);
  int x = tmp[LID];
  barrier(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_strided_copy(out + get_group_id(0) * SIZE * 2, tmp, n, 2, 0);
  wait_group_events(1, &e);
  out[get_num_groups(0) * SIZE * 2 + GID] = x;
}

kernel void k29_add_by_exchange(global double *sum, global const double *in) {
  global ulong *bits = (global ulong *)sum;
  ulong old = *(volatile global ulong *)bits, seen;
  for (;;) {
    seen = atom_cmpxchg(bits, old, as_ulong(as_double(old) + in[GID]));
    if (seen == old)
      break;
    old = seen;
  }
}

typedef struct {
  int key;
  float2 at;
} spot;

__attribute__((noinline)) float k33_value(spot s) {
  s.at.x *= 2;
  return s.at.x + s.at.y + s.key;
}

kernel void k33_structs_in_local(global const float *in, global float *out) {
  local spot spots[16];
  spots[LID].key = LID;
  spots[LID].at = (float2)(in[LID], 0.5f);
  barrier(CLK_LOCAL_MEM_FENCE);
  float x = k33_value(spots[(LID + 1) % SIZE]);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[GID] = x + spots[(LID + 1) % SIZE].at.x;
}
