import type { Color } from '../palette';
import { palette } from '../palette';

/** The colors of a dog: its coat in light and shade, and what differs from it. */
export interface Coat {
  base: Color;
  /** Far legs, under the belly, inside of the far ear. */
  shade: Color;
  /** Muzzle, chest and paws, where they differ from the base. */
  light?: Color;
  ear?: Color;
  earShade?: Color;
}

export const coats = {
  caramel: {
    base: palette.coatTan,
    shade: palette.tanShade,
    light: palette.coatCream,
    ear: palette.tanShade,
    earShade: palette.coatBrown,
  },
  golden: {
    base: palette.tanLight,
    shade: palette.coatTan,
    light: palette.coatCream,
    ear: palette.coatTan,
    earShade: palette.tanShade,
  },
  yellow: {
    base: palette.coatCream,
    shade: palette.creamShade,
    ear: palette.creamShade,
    earShade: palette.tanLight,
  },
  chocolate: {
    base: palette.coatBrown,
    shade: palette.brownShade,
    ear: palette.brownShade,
    earShade: palette.coatDark,
  },
  blackAndTan: {
    base: palette.black,
    shade: palette.ink,
    light: palette.coatTan,
    ear: palette.ink,
    earShade: palette.black,
  },
  blackAndWhite: {
    base: palette.black,
    shade: palette.ink,
    light: palette.white,
    ear: palette.ink,
    earShade: palette.black,
  },
  grey: {
    base: palette.coatGrey,
    shade: palette.greyShade,
    light: palette.white,
    ear: palette.greyShade,
    earShade: palette.greyShade,
  },
  white: {
    base: palette.white,
    shade: palette.whiteShade,
    ear: palette.whiteShade,
    earShade: palette.greyLight,
  },
} as const satisfies Record<string, Coat>;
