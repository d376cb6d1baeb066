/**
 * What pictures that the server makes take from the brand, for the server itself and for the process that
 * renders them.
 */
import { colorsOf, type Brand, type Fonts } from '@app/domain/content/brand';
import { brandColors } from '@app/domain/content/brand-colors';
import type { ThemeColor } from '@app/domain/content/theme-colors';

export interface Look {
  /** In light mode. */
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
  /** In pixels, of each side. */
  size: number;
  /** How much of each side the logo may fill. */
  share: number;
  /** Whether nothing shows through: home screens put transparent icons on black. */
  isOpaque: boolean;
}
