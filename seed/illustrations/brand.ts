import { smooth } from './geometry';
import { palette } from './palette';
import { archPath, blob, ellipse, inside, path, picture, place, type Markup } from './shapes';

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

const SIZE = 960;

/** The logo of the demo business, square, on no ground. */
export const logo = picture(
  SIZE,
  SIZE,
  place(
    { x: 0, y: 0, scale: SIZE / 240 },
    mark(palette.teal, palette.sun, palette.coatCream, palette.coatTan),
  ),
);
