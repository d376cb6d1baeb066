/** The style sheets with the faces of each font, in the folder of the theme. */
export const FACES_FILES = ['fonts.css', 'fonts/fraunces.css', 'fonts/nunito.css', 'fonts/archivo.css'];

/** The face of the part of a font that every page loads which has it. */
export interface CoreFace {
  /** Relative to the style sheet. */
  file: string;
  /** The complete font, as a module. */
  whole: string;
  /** As in CSS: `U+20-7E, U+A0`. */
  unicodeRange: string;
  weights: [lightest: number, boldest: number];
}

const CORE = /@font-face \{[^}]*font-weight: (\d+) (\d+);[^}]*unicode-range: ([^;]+);[^}]*url\('(\.[^']+)'\)/;
const WHOLE = /url\('(@[^']+)'\)/;

/** Returns the face whose file is part of the site. Throws when there is none. */
export function coreFace(css: string): CoreFace {
  const [, lightest = '', boldest = '', unicodeRange = '', file = ''] = CORE.exec(css) ?? [];
  const [, whole = ''] = WHOLE.exec(css) ?? [];
  if (file === '' || whole === '')
    throw new Error('The style sheet has no face with a file of its own, or none of the complete font');
  return { file, whole, unicodeRange, weights: [Number(lightest), Number(boldest)] };
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
