// Row K30 of the book's list: a complex number is written to an image. Images are not supported, so this is refused.
typedef struct {
  float re, im;
} complex;

kernel void k30(write_only image2d_t picture, global const complex *in) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  complex c = in[at.x];
  write_imagef(picture, at, (float4)(c.re, c.im, 0, 1));
}
