/** The face in `fonts.css` of the part of the font that every page loads. */
export interface CoreFace {
  /** Relative to `fonts.css`. */
  file: string;
  /** As in CSS: `U+20-7E, U+A0`. */
  unicodeRange: string;
  weights: [lightest: number, boldest: number];
}

const CORE = /@font-face \{[^}]*font-weight: (\d+) (\d+);[^}]*unicode-range: ([^;]+);[^}]*url\('(\.[^']+)'\)/;

/** Returns the face whose file is part of the site. Throws when there is none. */
export function coreFace(css: string): CoreFace {
  const [, lightest = '', boldest = '', unicodeRange = '', file = ''] = CORE.exec(css) ?? [];
  if (file === '') throw new Error('fonts.css has no face with a file of its own');
  return { file, unicodeRange, weights: [Number(lightest), Number(boldest)] };
}

/** Returns the characters of a `unicode-range`, which must not have wildcards. */
export function charactersIn(unicodeRange: string): string[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}
