/**
 * Returns the `sizes` of a picture that covers a frame. `sizes` describes the frame's width. A picture that
 * is proportionally wider than the frame is displayed that much wider. Without this function, the browser
 * would load a panorama in a narrow frame far too small. `frame` is the frame's width divided by its height.
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
