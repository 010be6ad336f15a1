#!/bin/sh
# Makes NAME.spv (-O2) and NAME.O0.spv from NAME.cl. The results are checked in; needed are clang 15 and llvm-spirv 15.
set -e
cd "$(dirname "$0")"
for s in *.cl; do
  n=${s%.cl}
  for o in O0 O2; do
    out=$n.spv; [ $o = O0 ] && out=$n.O0.spv
    bc=$(mktemp)
    clang-15 -target spir64 -cl-std=CL3.0 -$o -Xclang -finclude-default-header -Xclang -no-opaque-pointers \
      -ffp-contract=off -fno-vectorize -fno-slp-vectorize -c -emit-llvm -o "$bc" "$s"
    llvm-spirv-15 --spirv-max-version=1.4 --spirv-ext=+all "$bc" -o "$out"; rm "$bc"
  done
done
