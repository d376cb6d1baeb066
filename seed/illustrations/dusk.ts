import { palette, shade, type Colour } from './palette';
import type { Markup } from './shapes';

/** What gives light, or catches the most of it, after sunset. */
const LIT: Partial<Record<keyof typeof palette, Colour>> = {
  white: '#C6C3BA',
  whiteShade: '#A09F99',
  sunLight: '#F4E3B6',
  sunPale: '#8E8A6A',
  sun: '#D9AC58',
  skyLight: '#2B4B57',
  clayLight: '#2F4640',
};

/** The people and the dogs stay warm; the town behind them goes blue. */
const isLiving = (name: string) => /^(coat|skin|tan|brown|cream|red|coral|tongue|clayDeep)/.test(name);

/** Each colour of the palette as it looks at dusk, by its daylight value. */
const dusk = new Map<Colour, Colour>(
  Object.entries(palette).map(([name, colour]) => [
    colour,
    LIT[name as keyof typeof palette] ?? shade(colour, isLiving(name) ? '#B7A8A4' : '#595E68'),
  ]),
);

export const duskPalette: readonly Colour[] = [...dusk.values()];

/** The same picture after sunset. */
export function atDusk(picture: Markup): Markup {
  return picture.replaceAll(/#[0-9A-F]{6}/g, (colour) => dusk.get(colour) ?? colour);
}
