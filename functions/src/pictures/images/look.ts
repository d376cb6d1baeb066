/**
 * The brand's colors and fonts for server-rendered images, shared by the server and the process that renders
 * them.
 */
import { colorsOf, type Brand, type Fonts } from '@app/domain/content/brand';
import { brandColors } from '@app/domain/content/brand-colors';
import type { ThemeColor } from '@app/domain/content/theme-colors';

export interface Look {
  /** The theme colors in light mode. */
  colors: Readonly<Record<ThemeColor, string>>;
  fonts: Fonts;
}

export const lookFor = (brand: Brand): Look => ({
  colors: Object.fromEntries(
    Object.entries(brandColors(colorsOf(brand))).map(([name, { light }]) => [name, light]),
  ) as Record<ThemeColor, string>,
  fonts: brand.fonts,
});

/** An icon for browsers and phones. */
export interface Icon {
  /** The length of each side in pixels. */
  size: number;
  /** How much of each side the logo can fill, from 0 to 1. */
  share: number;
  /** Whether the background is opaque. Home screens show transparent icons on black. */
  isOpaque: boolean;
}
