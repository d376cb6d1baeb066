import { describe, expect, it } from 'vitest';
import { globalSystem } from './global-styles';

/**
 * The minimum contrast ratios according to WCAG 2.2, for text and for non-text elements such as focus rings
 * and the borders of controls.
 */
const TEXT_CONTRAST = 4.5;
const NON_TEXT_CONTRAST = 3;

const modes = ['base', '_dark'] as const;
type Mode = (typeof modes)[number];

/** Returns the value of a semantic color in the given mode, as `#rrggbb`. */
function hex(name: string, mode: Mode): string {
  const token = globalSystem.tokens.getByName(`colors.${name}`);
  const value: unknown = token?.extensions.conditions?.[mode] ?? token?.value;
  if (typeof value !== 'string') throw new Error(`Unknown color: ${name}`);
  if (!/^#[0-9A-F]{6}$/i.test(value)) throw new Error(`${name} is not a #rrggbb color: ${value}`);
  return value;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pageBackgrounds = ['bg', 'bg.subtle', 'bg.card'];
const pairs = (backgrounds: readonly string[], foregrounds: readonly string[]) =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => [foreground, background] as const));

const textPairs = [
  ...pairs(pageBackgrounds, ['fg', 'fg.muted', 'fg.error', 'accent.text']),
  ...pairs(['bg.inverted'], ['fg.inverted', 'fg.invertedMuted']),
  ...pairs(['fg.inverted', 'fg.invertedMuted'], ['bg.inverted']),
  ...pairs(['accent', 'accent.hover'], ['accent.contrast']),
  ...pairs(['bg.destructive'], ['fg.inverted']),
  ...pairs(['bg.placeholder'], ['fg']),
  ...pairs(['wall', 'wall.sun', 'wall.halo'], ['fg', 'wall.muted']),
  ...pairs(['sun', 'sun.halo'], ['fg', 'fg.muted']),
  ['good.fg', 'good.bg'],
  ['warm.fg', 'warm.bg'],
] as const;

const nonTextPairs = [
  ...pairs(pageBackgrounds, ['border.control', 'focus', 'fg']),
  ...pairs(['bg', 'bg.subtle', 'bg.card', 'wall'], ['accent', 'focus']),
] as const;

describe.each(modes)('semantic colors in %s mode', (mode) => {
  it.each(textPairs)('have enough contrast for text: %s on %s', (foreground, background) => {
    expect(contrast(hex(foreground, mode), hex(background, mode))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(nonTextPairs)(
    'have enough contrast for controls and focus rings: %s on %s',
    (foreground, background) => {
      expect(contrast(hex(foreground, mode), hex(background, mode))).toBeGreaterThanOrEqual(
        NON_TEXT_CONTRAST,
      );
    },
  );
});

describe('the contrast ratio', () => {
  it('is calculated as WCAG defines it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
  });
});
