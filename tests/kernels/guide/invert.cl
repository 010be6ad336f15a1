// The kernel of tests/c/guide.c and guide_1_0.c: a negative of a picture, in place.
// The number of work-items may be rounded up, so each asks whether it has a byte.
//
// invert.spv was made with clang 15 and llvm-spirv 15:
//   clang-15 -target spir64 -cl-std=CL1.2 -O2 -Xclang -finclude-default-header -Xclang -no-opaque-pointers
//            -ffp-contract=off -fno-vectorize -fno-slp-vectorize -c -emit-llvm -o invert.bc invert.cl
//   llvm-spirv-15 --spirv-max-version=1.2 invert.bc -o invert.spv
kernel void invert(global uchar *frame, ulong count)
{
    size_t i = get_global_id(0);
    if (i < count)
        frame[i] = (uchar)(255 - frame[i]);
}
