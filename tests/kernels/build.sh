#!/bin/sh
# Makes NAME.spv (-O2) and NAME.O0.spv from NAME.cl, and asm/NAME.spv from asm/NAME.spvasm. The results are checked in;
# needed are clang 15, llvm-spirv 15 and spirv-tools. With an argument, only the assembly is done.
set -e
cd "$(dirname "$0")"
for s in asm/*.spvasm; do
  spirv-as --target-env spv1.4 --preserve-numeric-ids -o "${s%asm}" "$s"
done
[ $# -eq 0 ] || exit 0
for s in *.cl; do
  n=${s%.cl}; std=CL1.2; [ "$n" = subreduce ] && std=CL2.0
  for o in O0 O2; do
    out=$n.spv; [ $o = O0 ] && out=$n.O0.spv
    bc=$(mktemp)
    clang-15 -target spir64 -cl-std=$std -$o -Xclang -finclude-default-header -Xclang -no-opaque-pointers \
      -ffp-contract=off -fno-vectorize -fno-slp-vectorize -c -emit-llvm -o "$bc" "$s"
    llvm-spirv-15 --spirv-max-version=1.2 "$bc" -o "$out"; rm "$bc"
  done
done
