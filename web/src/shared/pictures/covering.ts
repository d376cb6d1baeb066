/**
 * Returns the `sizes` attribute for a picture that covers a frame. The `sizes` parameter describes the
 * frame's width, and `frame` is the frame's aspect ratio (width / height). A picture that is proportionally
 * wider than the frame extends beyond it, so the returned sizes must be larger. Otherwise, the browser would
 * load a file that is far too small, for example when a narrow frame shows a panorama.
 */
export function coveringSizes(
  sizes: string,
  picture: { width: number; height: number },
  frame: number,
): string {
  const excess = picture.width / picture.height / frame;
  if (excess <= 1) return sizes;
  return sizes.replaceAll(
    /([\d.]+)(rem|vw|px)(?=\s*(?:,|$))/g,
    (_, length: string, unit: string) => `${Math.round(Number(length) * excess * 10) / 10}${unit}`,
  );
}
