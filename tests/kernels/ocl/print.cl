// printf with everything that OpenCL has.
kernel void lines(global const int *in) {
  size_t i = get_global_id(0);
  printf("item %d of %u: %s\n", in[i], (uint)get_global_size(0), i ? "later" : "first");
}

kernel void kinds(global int *out, global const half *halves) {
  out[0] = printf("%d|%5d|%-5d|%05d|%+i\n", 1, 2, 3, -4, 5);
  out[1] = printf("%x %#X %o %hhd %hu %ld %lu %%\n", 255, 255, 8, 0x1ff, 0x12345, -1L, ~0UL);
  out[2] = printf("%f %.2e %g %a %F\n", 1.5f, 12345.678, 0.0001f, 1.0f, -INFINITY);
  out[3] = printf("%v4d %v2hlf %v3hhx %.1v4hlf\n", (int4)(1, -2, 3, -4), (float2)(0.5f, 1.5f), (uchar3)(1, 2, 255), (float4)(1, 2, 3, 4));
  out[4] = printf("%v2lu %v8hd %04v2d\n", (ulong2)(1UL << 40, 7), (short8)(1, 2, 3, 4, 5, 6, 7, -8), (int2)(5, 6));
  out[5] = printf("%c%c %s|%8s|%-8s|%.2s|\n", 'o', 'k', "text", "right", "left", "cut");
  out[6] = printf("plain\n");
  out[7] = printf("%p\n", (global void *)0);
  double half_value = vload_half(0, halves);
  out[8] = printf("%.3f\n", half_value);
}

kernel void wrong(global int *out) {
  out[0] = printf("%d %d\n", 1);
  out[1] = printf("%f|%d\n", 1, 2);
  out[2] = printf("%n%d\n", 3);
  out[3] = printf("%v4d\n", (int2)(1, 2));
  out[4] = printf("%d\n", 1, 2, 3);
}
