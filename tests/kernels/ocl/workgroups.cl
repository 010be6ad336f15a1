// What all work-items of a work-group do together.
#define ITEM (get_global_linear_id())

kernel void collectives(global const long *in, global long *out) {
  long x = in[ITEM];
  global long *o = out + ITEM * 9;
  o[0] = work_group_reduce_add(x);
  o[1] = work_group_reduce_min(x);
  o[2] = work_group_reduce_max(x);
  o[3] = work_group_scan_inclusive_add(x);
  o[4] = work_group_scan_exclusive_add(x);
  o[5] = work_group_scan_exclusive_max(x);
  o[6] = work_group_all(x > -1000);
  o[7] = work_group_any(x == 7);
  o[8] = work_group_broadcast(x, 3, 1);
}

kernel void doubles(global const double *in, global double *out) {
  double x = in[ITEM];
  out[ITEM * 2] = work_group_reduce_add(x);
  out[ITEM * 2 + 1] = work_group_scan_inclusive_min(x);
}

// A copy in, a turn in local memory, a copy out; the work-item that is first must not see what it wrote itself undone.
kernel void copies(global const int *in, global int *out, local int *a, local int *b) {
  size_t l = get_local_id(0), n = get_local_size(0), first = get_group_id(0) * n;
  event_t e = async_work_group_copy(a, in + first, n, 0);
  e = async_work_group_strided_copy(b, in, n, 2, e);
  wait_group_events(1, &e);
  a[l] = a[l] * 100 + b[l];
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t f = async_work_group_copy(out + first * 3, a, n, 0);
  event_t g = async_work_group_strided_copy(out + first * 3 + n, (local const int *)a, n, 2, 0);
  wait_group_events(1, &f);
  wait_group_events(1, &g);
}

// Vectors of three lie like vectors of four.
kernel void copies_vectors(global const float4 *in, global float4 *out, local float4 *a) {
  size_t l = get_local_id(0), n = get_local_size(0);
  event_t e = async_work_group_copy(a, in, n, 0);
  wait_group_events(1, &e);
  out[l] = a[n - 1 - l];
}

kernel void out_of_bounds(global const int *in, local int *a) {
  event_t e = async_work_group_copy(a, in, 1000, 0);
  wait_group_events(1, &e);
}
