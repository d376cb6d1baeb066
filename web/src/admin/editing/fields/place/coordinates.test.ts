import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesIn, surroundings } from './coordinates';

describe('coordinates', () => {
  it.each([
    ['18.3985, -66.1557', 18.3985, -66.1557],
    ['18.3985,-66.1557', 18.3985, -66.1557],
    ['18.3985 -66.1557', 18.3985, -66.1557],
    ['18.3985°, -66.1557°', 18.3985, -66.1557],
    ['  (18.3985, -66.1557) ', 18.3985, -66.1557],
    ['https://www.google.com/maps/@18.3985,-66.1557,15z', 18.3985, -66.1557],
    ['https://maps.apple.com/?ll=18.3985,-66.1557', 18.3985, -66.1557],
    ['18, -66', 18, -66],
  ])('are found in “%s”', (text, latitude, longitude) => {
    expect(coordinatesIn(text)).toEqual({ latitude, longitude });
  });

  it.each(['', '18.3985', 'Bayamón', '91.5, -66.1', '18.39, -181', '787-555-0123'])(
    'are not found in “%s”',
    (text) => {
      expect(coordinatesIn(text)).toBeNull();
    },
  );

  it('are parsed exactly with any separator', () => {
    const degrees = (max: number) =>
      fc.integer({ min: -max * 10_000, max: max * 10_000 }).map((number) => number / 10_000);
    fc.assert(
      fc.property(
        degrees(90),
        degrees(180),
        fc.constantFrom(',', ', ', ' '),
        (latitude, longitude, separator) => {
          // Adding zero turns -0 into 0.
          expect(coordinatesIn(`${latitude}${separator}${longitude}`)).toEqual({
            latitude: latitude + 0,
            longitude: longitude + 0,
          });
        },
      ),
    );
  });

  it('are rounded to about a kilometer, which hides the exact location', () => {
    expect(surroundings({ latitude: 18.39851, longitude: -66.15574 })).toEqual({
      latitude: 18.4,
      longitude: -66.16,
    });
  });
});
