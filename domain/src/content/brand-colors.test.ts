import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, changedColors, readableColor, TEXTS_ON } from './brand-colors';
import {
  contrast,
  fromOklch,
  nearestWithContrast,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
  toOklch,
  COLOR_PATTERN,
} from './colors';
import { THEME_COLORS } from './theme-colors';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

const dark = '#101010';
const light = '#F5F5F5';

describe('contrast', () => {
  it('matches the WCAG contrast ratio', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    // https://webaim.org/resources/contrastchecker/
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#FF0000', '#FFFFFF')).toBeCloseTo(4, 1);
  });

  it('is symmetric', () => {
    fc.assert(fc.property(color, color, (one, other) => contrast(one, other) === contrast(other, one)));
  });
});

it('round-trips colors through OKLCH', () => {
  expect(toOklch('#FFFFFF').lightness).toBeCloseTo(1, 4);
  fc.assert(fc.property(color, (each) => fromOklch(toOklch(each)) === each));
});

it('fromOklch keeps the lightness of a color that screens can’t show, and reduces its chroma', () => {
  const { lightness, chroma } = toOklch(fromOklch({ lightness: 0.7, chroma: 0.4, hue: 4 }));
  expect(lightness).toBeCloseTo(0.7, 1);
  expect(chroma).toBeLessThan(0.3);
});

describe('nearestWithContrast', () => {
  it('returns a color of the same hue with enough contrast', () => {
    fc.assert(
      fc.property(color, fc.constantFrom([light, '#FFFFFF'], [dark, '#000000']), (own, others) => {
        const found = nearestWithContrast(own, others, TEXT_CONTRAST);
        expect(found).toMatch(COLOR_PATTERN);
        for (const other of others) expect(contrast(found, other)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        // Rounding the channels shifts the hue of nearly gray colors.
        const [before, after] = [toOklch(own), toOklch(found)];
        if (before.chroma > 0.1 && after.chroma > 0.1)
          expect(Math.cos(before.hue - after.hue)).toBeGreaterThan(0.97);
      }),
    );
  });

  it('returns the given color if it has enough contrast', () => {
    fc.assert(
      fc.property(color, (own) => {
        fc.pre(contrast(own, light) >= TEXT_CONTRAST);
        expect(nearestWithContrast(own, [light], TEXT_CONTRAST)).toBe(own);
      }),
    );
  });

  it('changes the color as little as possible', () => {
    const found = nearestWithContrast('#F2B84B', ['#FFFFFF'], TEXT_CONTRAST);
    expect(contrast(found, '#FFFFFF')).toBeLessThan(TEXT_CONTRAST + 0.2);
  });
});

const chosenColors = fc.record({
  accent: fc.oneof(fc.constant(''), color),
  ground: fc.oneof(fc.constant(''), color),
});

describe('brandColors', () => {
  it('returns the theme’s colors if the owner hasn’t chosen any', () => {
    expect(brandColors({ accent: '', ground: '' })).toEqual(THEME_COLORS);
    expect(changedColors({ accent: '', ground: '' })).toEqual([]);
  });

  it('keeps all text readable in light and dark mode for any chosen colors', () => {
    fc.assert(
      fc.property(chosenColors, fc.constantFrom('light' as const, 'dark' as const), (chosen, mode) => {
        const colors = brandColors(chosen);
        for (const [text, backgrounds] of TEXTS_ON)
          for (const background of backgrounds)
            expect(
              contrast(colors[text][mode], colors[background][mode]),
              `${text} on ${background} with ${JSON.stringify(chosen)}`,
            ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        for (const background of ['bg', 'bg.subtle', 'bg.card', 'wall'] as const)
          for (const shape of ['accent', 'focus'] as const)
            expect(
              contrast(colors[shape][mode], colors[background][mode]),
              `${shape} on ${background} with ${JSON.stringify(chosen)}`,
            ).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
      }),
      { numRuns: 300 },
    );
  });

  it('uses the chosen colors if they are readable', () => {
    const colors = brandColors({ accent: '#1F4FA3', ground: '#CFE3F5' });
    expect(colors.accent.light).toBe('#1F4FA3');
    expect(colors['accent.text'].light).toBe('#1F4FA3');
    expect(colors.wall.light).toBe('#CFE3F5');
    expect(colors.accent.dark).not.toBe('#1F4FA3');
  });

  it('tints text and backgrounds with the hue of the ground color', () => {
    const { hue } = toOklch('#CFE3F5');
    const colors = brandColors({ accent: '', ground: '#CFE3F5' });
    for (const name of ['fg', 'bg.subtle', 'bg.inverted', 'wall.sun'] as const)
      expect(Math.cos(toOklch(colors[name].light).hue - hue), name).toBeGreaterThan(0.9);
  });
});

it('readableColor returns a readable color unchanged, and the nearest readable color for an unreadable one', () => {
  expect(readableColor('accent', { accent: '#1F4FA3', ground: '' })).toBe('#1F4FA3');
  const proposed = readableColor('accent', { accent: '#F2B84B', ground: '' });
  expect(proposed).not.toBe('#F2B84B');
  expect(contrast(proposed, THEME_COLORS['bg.subtle'].light)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(readableColor('ground', { accent: '', ground: '#1B2A6B' })).not.toBe('#1B2A6B');
});
