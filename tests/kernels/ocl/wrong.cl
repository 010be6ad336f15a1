// Kernels for the checks: most are wrong in a way that no device tells, and some are right and only look wrong.
#define GID ((int)get_global_id(0))
#define LID ((int)get_local_id(0))
#define SIZE ((int)get_local_size(0))

// Wrong: nothing is between the store and the load of a neighbour's number.
kernel void no_barrier(global int *out, local int *tmp) {
  tmp[LID] = GID;
  out[GID] = tmp[(LID + 1) % SIZE];
}

// Wrong: the barrier orders the other memory.
kernel void other_memory(global int *out, local int *tmp) {
  tmp[LID] = GID;
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[GID] = tmp[(LID + 1) % SIZE];
}

// Wrong: one barrier for each round is missing, so that the next round overwrites what is still read.
kernel void one_barrier_a_round(global int *out, local int *tmp) {
  int sum = 0;
  for (int r = 0; r < 3; r++) {
    tmp[LID] = GID + r;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += tmp[(LID + 1) % SIZE];
  }
  out[GID] = sum;
}

// Right: what one_barrier_a_round should be.
kernel void two_barriers_a_round(global int *out, local int *tmp) {
  int sum = 0;
  for (int r = 0; r < 3; r++) {
    tmp[LID] = GID + r;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += tmp[(LID + 1) % SIZE];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[GID] = sum;
}

// Wrong: the last one of a group and the first one of the next group meet.
kernel void between_groups(global int *data) {
  int x = data[GID + 1];
  barrier(CLK_GLOBAL_MEM_FENCE);
  data[GID] = x;
}

// Right: bytes that lie side by side belong to different work-items.
kernel void bytes_side_by_side(global uchar *out, local uchar *tmp) {
  tmp[LID] = (uchar)GID;
  out[GID] = tmp[LID];
}

// Right: all accesses to the counter are atomic, and the barrier orders the last one.
kernel void counts(global int *out, local int *counter) {
  if (LID == 0)
    counter[0] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(counter);
  atomic_inc(out);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (LID == 0)
    atomic_add(out + 1, counter[0]);
}

// Wrong: the counter is read while others still count.
kernel void counts_and_reads(global int *out, local int *counter) {
  if (LID == 0)
    counter[0] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(counter);
  out[GID] = counter[0];
}

// Right: a copy that is waited for, to and from local memory.
kernel void copies(global const int *in, global int *out, local int *tmp) {
  event_t e = async_work_group_copy(tmp, in + get_group_id(0) * SIZE, SIZE, 0);
  wait_group_events(1, &e);
  int x = tmp[(LID + 1) % SIZE];
  barrier(CLK_LOCAL_MEM_FENCE);
  tmp[LID] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_copy(out + get_group_id(0) * SIZE, tmp, SIZE, 0);
  wait_group_events(1, &e);
}

// Wrong: what is copied is read before it is waited for; a barrier is no wait.
kernel void copy_read_early(global const int *in, global int *out, local int *tmp) {
  event_t e = async_work_group_copy(tmp, in + get_group_id(0) * SIZE, SIZE, 0);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[GID] = tmp[LID];
  wait_group_events(1, &e);
}

// Wrong: an element that nobody has written decides.
kernel void condition(global int *out) {
  int a[4];
  a[0] = GID;
  a[1] = 1;
  if (a[GID & 3] > 0)
    out[GID] = 1;
}

// Wrong: local memory is not zero at the start.
kernel void local_sum(global int *out, local int *tmp) {
  if (LID > 0)
    tmp[LID] = GID;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[GID] = tmp[LID] + 1;
}

// Wrong: the same with an atomic.
kernel void local_counter(global int *out, local int *tmp) {
  atomic_inc(tmp);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[GID] = LID;
}

typedef struct {
  char tag;
  int number;
  short rest;
} padded;

float passed(float4 v) { return v.x + v.w; }

// Right: values are moved as a whole and partly undefined, but only defined parts count.
kernel void parts(global float *out, global padded *structs) {
  float4 v;
  v.x = GID;
  v.w = 2;
  float4 w = v;
  padded p, q;
  p.tag = 1;
  p.number = GID;
  p.rest = 3;
  q = p;
  structs[GID] = q;
  float3 three = (float3)(1, 2, 3);
  three.y += w.x;
  vstore3(three, GID, out + 64);
  float8 eight;
  for (int i = 0; i < 8; i++)
    ((float *)&eight)[i] = i;
  out[GID] = passed(w) + eight.s5;
}
