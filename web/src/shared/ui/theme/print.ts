/** The print styles, which show pictures and black text on a white background, without controls. */
import type { SystemStyleObject } from '@chakra-ui/react';
import { semanticTokens } from './tokens';

type SemanticColor = keyof typeof semanticTokens.colors;

/** The colors that the print styles replace. All other colors keep their light-mode values. */
const PRINT_COLORS: Partial<Record<SemanticColor, string>> = {
  bg: 'white',
  'bg.subtle': 'white',
  'bg.card': 'white',
  wall: 'white',
  fg: 'black',
  'fg.muted': 'black',
  'wall.muted': 'black',
  'accent.text': 'black',
};

/** Matches the colors of unprinted elements, and the colors used only in the owner's area. */
const NEVER_PRINTED =
  /^(good|warm|fg\.inverted|accent\.(hover|contrast))|^(bg\.(inverted|destructive|placeholder)|backdrop|focus|border\.(control|inverted))$/;

const isColor = (name: string): name is SemanticColor => name in semanticTokens.colors;

/** Returns whether a color appears in print with its light-mode value. */
export const isPrintedInColor = (name: SemanticColor): boolean =>
  !NEVER_PRINTED.test(name) && !(name in PRINT_COLORS);

// `!important` is needed because the token declarations come later in the style sheet.
const colorProperties: Record<`--${string}`, string> = {};
for (const name of Object.keys(semanticTokens.colors)
  .filter(isColor)
  .filter((name) => !NEVER_PRINTED.test(name))) {
  const color = PRINT_COLORS[name] ?? semanticTokens.colors[name].value.base;
  colorProperties[`--pw-colors-${name.replace('.', '\\.')}`] = `${color} !important`;
}

const printStyles: Record<string, SystemStyleObject> = {
  'html, html.dark': {
    ...colorProperties,
    '--pw-shadows-card': 'none !important',
    '--pw-shadows-raised': 'none !important',
    fontSize: '11pt',
    colorScheme: 'light !important',
  },
  // Hides controls, the page's header and footer, and elements marked as screen-only.
  '#root > header, footer, nav, form, button, .button, dialog, a[href="#content"], [data-screen-only]': {
    display: 'none !important',
  },
  'main section': { paddingBlock: '6mm !important', minHeight: '0 !important' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'main li, figure, blockquote, img': { breakInside: 'avoid' },
  'main p': { orphans: '3', widows: '3' },
  // Prints the URLs of external links.
  'article a[href^="http"]::after': {
    content: '" (" attr(href) ")"',
    fontSize: '0.85em',
    wordBreak: 'break-all',
  },
};

export const printCss: Record<string, SystemStyleObject> = {
  '@page': { margin: '18mm 16mm' },
  '@media print': printStyles,
};
