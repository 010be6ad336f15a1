// cl_intel_subgroups. clang 15 does not know the names, so they are declared here.
#define ITEM (get_global_linear_id())
int __attribute__((overloadable)) intel_sub_group_shuffle(int, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_xor(int, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_up(int, int, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_down(int, int, uint);
float4 __attribute__((overloadable)) intel_sub_group_shuffle(float4, uint);
uint __attribute__((overloadable)) intel_sub_group_block_read(const global uint *);
uint4 __attribute__((overloadable)) intel_sub_group_block_read4(const global uint *);
ushort2 __attribute__((overloadable)) intel_sub_group_block_read_us2(const global ushort *);
void __attribute__((overloadable)) intel_sub_group_block_write(global uint *, uint);
void __attribute__((overloadable)) intel_sub_group_block_write2(global uint *, uint2);

kernel void shuffles(global const int *in, global int *out) {
  int x = in[ITEM], y = x + 1000;
  global int *o = out + ITEM * 5;
  o[0] = intel_sub_group_shuffle(x, 15 - get_sub_group_local_id());
  o[1] = intel_sub_group_shuffle_xor(x, 1);
  o[2] = intel_sub_group_shuffle_up(x, y, 3);
  o[3] = intel_sub_group_shuffle_down(x, y, 3);
  float4 v = (float4)(x, x + 0.25f, x + 0.5f, x + 0.75f);
  o[4] = (int)(intel_sub_group_shuffle(v, 4).z * 4);
}

kernel void blocks(global const uint *in, global uint *out) {
  global const uint *block = in + get_sub_group_id() * 128;
  global uint *to = out + get_sub_group_id() * 64;
  uint4 four = intel_sub_group_block_read4(block);
  uint one = intel_sub_group_block_read(block + 64);
  ushort2 halves = intel_sub_group_block_read_us2((global const ushort *)(block + 80));
  intel_sub_group_block_write2(to, (uint2)(four.x + four.w * 1000, one));
  intel_sub_group_block_write(to + 32, halves.x + halves.y * 65536u);
}
