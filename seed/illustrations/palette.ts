const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** Mixes two `#rrggbb` colors; `share` is how much of the second goes in, from 0 to 1. */
function mix(first: string, second: string, share: number): string {
  return toHex([1, 3, 5].map((at) => channel(first, at) * (1 - share) + channel(second, at) * share));
}

/** The brand's colors: everything else is a tint or a shade between two of them. */
const brand = {
  ink: '#17302B',
  teal: '#24483F',
  palm: '#5F8F6B',
  white: '#FFFCF7',
  sandLight: '#F6EFE3',
  sand: '#E8D9C0',
  red: '#D1401F',
  clay: '#E9B796',
  sun: '#F2B84B',
  sky: '#BFDDE0',
  sea: '#5FA3A3',
  coatBrown: '#8A5A3B',
  coatTan: '#C98F5A',
  coatDark: '#5B3A29',
  coatCream: '#F3E2C7',
  coatGrey: '#8D9A97',
  skinDeep: '#8D5B3F',
  skinMid: '#B57B55',
  skinLight: '#D9A47C',
} as const;

/** Every color a picture may use. */
export const palette = {
  ...brand,
  tealMid: mix(brand.teal, brand.palm, 0.45),
  palmLight: mix(brand.palm, brand.sandLight, 0.5),
  palmPale: mix(brand.palm, brand.sandLight, 0.78),
  sandDeep: mix(brand.sand, brand.clay, 0.5),
  sandShade: mix(brand.sand, brand.coatTan, 0.35),
  redDeep: mix(brand.red, brand.ink, 0.25),
  coral: mix(brand.red, brand.clay, 0.5),
  clayDeep: mix(brand.clay, brand.red, 0.22),
  clayLight: mix(brand.clay, brand.sandLight, 0.5),
  sunLight: mix(brand.sun, brand.white, 0.5),
  sunPale: mix(brand.sun, brand.white, 0.75),
  skyLight: mix(brand.sky, brand.white, 0.5),
  skyDeep: mix(brand.sky, brand.sea, 0.45),
  seaDeep: mix(brand.sea, brand.teal, 0.5),
  black: mix(brand.ink, brand.coatDark, 0.3),
  blackLight: mix(mix(brand.ink, brand.coatDark, 0.3), brand.coatGrey, 0.22),
  tanShade: mix(brand.coatTan, brand.coatBrown, 0.45),
  tanLight: mix(brand.coatTan, brand.coatCream, 0.4),
  brownShade: mix(brand.coatBrown, brand.coatDark, 0.45),
  creamShade: mix(brand.coatCream, brand.coatTan, 0.32),
  greyShade: mix(brand.coatGrey, brand.ink, 0.3),
  greyLight: mix(brand.coatGrey, brand.white, 0.5),
  whiteShade: mix(brand.white, brand.coatGrey, 0.22),
  skinDeepShade: mix(brand.skinDeep, brand.coatDark, 0.4),
  skinMidShade: mix(brand.skinMid, brand.skinDeep, 0.6),
  skinLightShade: mix(brand.skinLight, brand.skinMid, 0.6),
  tongue: mix(brand.red, brand.clay, 0.65),
} as const;

/** A color of the palette, as `#rrggbb`; the tests hold every picture to it. */
export type Color = string;
