/**
 * Returns the `sizes` of a picture that covers a frame. They are given as the frame's width, and a picture that is wider than the frame, in
 * proportion, is displayed that much wider: without this, a panorama in a narrow frame would be loaded far too small. `frame` is the frame's
 * width divided by its height.
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
