// bfloat16: there and back (SPV_INTEL_bfloat16_conversion).
ushort __attribute__((overloadable)) __spirv_ConvertFToBF16INTEL(float);
float __attribute__((overloadable)) __spirv_ConvertBF16ToFINTEL(ushort);

kernel void convert(global const float *in, global float *back, global ushort *out) {
  size_t i = get_global_id(0);
  out[i] = __spirv_ConvertFToBF16INTEL(in[i]);
  back[i] = __spirv_ConvertBF16ToFINTEL(out[i]);
}
