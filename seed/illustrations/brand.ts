import { smooth } from './geometry';
import { palette } from './palette';
import { archPath, blob, ellipse, inside, path, picture, place, rect, type Markup } from './shapes';

/** The mark in a 240 square: a sato's profile, sun behind it, in an archway. */
function mark(ground: string, sun: string, dog: string, ear: string): Markup {
  const opening = archPath(120, 236, 216, 232);
  const outline = smooth([
    [34, 260, 'corner'],
    [40, 200],
    [54, 154],
    [54, 112],
    [64, 80],
    [90, 62],
    [118, 62],
    [138, 76],
    [150, 92],
    [174, 98],
    [198, 100],
    [211, 112],
    [207, 126],
    [190, 136],
    [162, 142],
    [142, 152],
    [134, 172],
    [138, 210],
    [152, 260, 'corner'],
  ]);
  return (
    path(ground, opening) +
    inside(
      opening,
      ellipse(sun, [147, 112], 72) +
        blob(ear, [
          [100, 70],
          [106, 40],
          [124, 16, 'corner'],
          [138, 46],
          [134, 78],
        ]) +
        path(dog, outline) +
        inside(
          outline,
          blob(palette.red, [
            [20, 182, 'corner'],
            [88, 202],
            [160, 178, 'corner'],
            [170, 204, 'corner'],
            [92, 228],
            [20, 208, 'corner'],
          ]),
        ) +
        blob(ground, [
          [190, 99],
          [206, 102],
          [213, 112],
          [206, 121],
          [196, 115],
        ]) +
        blob(ear, [
          [56, 84],
          [74, 62],
          [100, 72],
          [108, 104],
          [100, 140, 'corner'],
          [78, 124],
          [62, 108],
        ]) +
        ellipse(ground, [136, 98], 7.5),
    )
  );
}

const colours = [palette.teal, palette.sun, palette.coatCream, palette.coatTan] as const;

/** Square, on no ground, for the header and the favicon. */
export const logoMark = picture(240, 240, mark(...colours));

/** On a full square: home screens round its corners themselves. */
export const appIcon = picture(
  240,
  240,
  rect(palette.sandLight, 0, 0, 240, 240) + place({ x: 24, y: 22, scale: 0.8 }, mark(...colours)),
);

/** Everything that matters within the middle 80 %, as Android may cut a circle. */
export const maskableIcon = picture(
  240,
  240,
  rect(palette.sandLight, 0, 0, 240, 240) + place({ x: 50, y: 44, scale: 0.585 }, mark(...colours)),
);
