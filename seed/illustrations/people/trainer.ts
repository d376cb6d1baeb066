import { palette } from '../palette';
import { band, blob } from '../shapes';
import { skins } from './figure';

/** What makes the trainer the same woman in every picture. */
export const trainerLook = {
  skin: skins.mid,
  hair: 'bun',
  hairColor: palette.coatDark,
  top: palette.white,
  topShade: palette.sand,
  bottoms: palette.teal,
  bottomsShade: palette.ink,
  shoes: palette.clayDeep,
  earring: palette.sun,
} as const;

/** The pouch of treats on her belt, drawn over the torso of a standing figure. */
export const treatPouch = [
  band(palette.coatDark, [
    [-60, -412, 9],
    [0, -402, 9],
    [60, -412, 9],
  ]),
  blob(palette.red, [
    [-58, -412],
    [-8, -406],
    [-4, -366],
    [-14, -340],
    [-48, -344],
    [-60, -372],
  ]),
  blob(palette.redDeep, [
    [-60, -414],
    [-8, -408],
    [-10, -388],
    [-34, -380],
    [-58, -392],
  ]),
].join('');
