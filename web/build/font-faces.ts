/** The style sheets with each font's faces, relative to the theme's folder. */
export const FACES_FILES = ['fonts.css', 'fonts/fraunces.css', 'fonts/nunito.css', 'fonts/archivo.css'];

/**
 * A font's core face, limited to the characters in its own font file. Every page that uses the font loads
 * that file.
 */
export interface CoreFace {
  /** The font file's path, relative to the style sheet. */
  file: string;
  /** The module path of the complete font. */
  whole: string;
  /** The face's characters in CSS syntax, such as `U+20-7E, U+A0`. */
  unicodeRange: string;
  weights: [lightest: number, boldest: number];
}

const CORE = /@font-face \{[^}]*font-weight: (\d+) (\d+);[^}]*unicode-range: ([^;]+);[^}]*url\('(\.[^']+)'\)/;
const WHOLE = /url\('(@[^']+)'\)/;

/**
 * Returns the face whose font file is in the site's own source. Throws if that face or the complete font's
 * face is missing.
 */
export function coreFace(css: string): CoreFace {
  const [, lightest = '', boldest = '', unicodeRange = '', file = ''] = CORE.exec(css) ?? [];
  const [, whole = ''] = WHOLE.exec(css) ?? [];
  if (file === '' || whole === '')
    throw new Error('The style sheet has no face with its own file, or no face of the complete font');
  return { file, whole, unicodeRange, weights: [Number(lightest), Number(boldest)] };
}

/** Returns the characters in a `unicode-range`. Wildcards aren't supported. */
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
