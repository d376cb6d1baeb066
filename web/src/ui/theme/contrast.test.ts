import { describe, expect, it } from 'vitest';
import { getSystem } from '.';

/** WCAG 2.2: text, and large text, the borders of controls and focus rings. */
const TEXT = 4.5;
const SHAPE = 3;

const modes = ['base', '_dark'] as const;
type Mode = (typeof modes)[number];

/** The `#rrggbb` that a semantic colour is in a mode. */
function hex(name: string, mode: Mode): string {
  const token = getSystem().tokens.getByName(`colors.${name}`);
  const value: unknown = token?.extensions.conditions?.[mode] ?? token?.value;
  if (typeof value !== 'string') throw new Error(`There is no colour ${name}.`);
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  if (reference) return hex(reference, mode);
  if (!/^#[0-9A-F]{6}$/i.test(value)) throw new Error(`${name} is no #rrggbb colour: ${value}`);
  return value;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['bg', 'bg.subtle', 'bg.card'];
const on = (backgrounds: readonly string[], foregrounds: readonly string[]) =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => [foreground, background] as const));

const texts = [
  ...on(papers, ['fg', 'fg.muted', 'fg.error', 'accent.text']),
  ...on(['bg.inverted'], ['fg.inverted', 'fg.invertedMuted']),
  ...on(['fg.inverted', 'fg.invertedMuted'], ['bg.inverted']),
  ...on(['accent', 'accent.hover'], ['accent.contrast']),
  ...on(['bg.destructive'], ['fg.inverted']),
  ...on(['bg.placeholder'], ['fg']),
  ...on(['wall', 'wall.sun', 'wall.halo'], ['fg', 'wall.muted']),
  ...on(['sun', 'sun.halo'], ['fg', 'fg.muted']),
  ['good.fg', 'good.bg'],
  ['warm.fg', 'warm.bg'],
] as const;

const shapes = [
  ...on(papers, ['border.control', 'focus', 'fg']),
  ...on(['bg', 'bg.subtle', 'bg.card', 'wall'], ['accent', 'focus']),
] as const;

describe.each(modes)('the colours, %s', (mode) => {
  it.each(texts)('%s can be read on %s', (foreground, background) => {
    expect(contrast(hex(foreground, mode), hex(background, mode))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(shapes)('%s can be made out on %s', (foreground, background) => {
    expect(contrast(hex(foreground, mode), hex(background, mode))).toBeGreaterThanOrEqual(SHAPE);
  });
});

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
  });
});
