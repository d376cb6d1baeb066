/** On paper: the words and the pictures, black on white, without what can only be pressed. */
import type { SystemStyleObject } from '@chakra-ui/react';
import { semanticTokens } from './tokens';

type SemanticColor = keyof typeof semanticTokens.colors;

/** What is neither ink nor paper keeps its daytime colour: paper has no night. */
const INK_AND_PAPER: Partial<Record<SemanticColor, string>> = {
  bg: 'white',
  'bg.subtle': 'white',
  'bg.card': 'white',
  wall: 'white',
  fg: 'black',
  'fg.muted': 'black',
  'wall.muted': 'black',
  'accent.text': 'black',
};

/** Of what is left out below, and of the owner's screens. */
const NEVER_PRINTED = /^(good|warm|fg\.inverted|accent\.(hover|contrast))|^(bg\.(inverted|destructive|placeholder)|backdrop|focus|border\.(control|inverted))$/;

const isColor = (name: string): name is SemanticColor => name in semanticTokens.colors;

/** The custom property of `{colors.sand.100}`. */
const paletteColor = (reference: string) => `var(--pw-colors-${reference.slice('{colors.'.length, -1).replace('.', '-')})`;

// The tokens stand after these styles: only importance wins over them.
const paperColors: Record<`--${string}`, string> = {};
for (const name of Object.keys(semanticTokens.colors).filter(isColor).filter((name) => !NEVER_PRINTED.test(name))) {
  const color = INK_AND_PAPER[name] ?? paletteColor(semanticTokens.colors[name].value.base);
  paperColors[`--pw-colors-${name.replace('.', '\\.')}`] = `${color} !important`;
}

const onPaper: Record<string, SystemStyleObject> = {
  'html, html.dark': {
    ...paperColors,
    '--pw-shadows-card': 'none !important',
    '--pw-shadows-raised': 'none !important',
    fontSize: '11pt',
    colorScheme: 'light !important',
  },
  // What can only be pressed, the page's furniture, and what says of itself that it is for the screen.
  '#root > header, footer, nav, form, button, .button, dialog, a[href="#content"], [data-screen]': { display: 'none !important' },
  'main section': { paddingBlock: '6mm !important', minHeight: '0 !important' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'main li, figure, blockquote, img': { breakInside: 'avoid' },
  'main p': { orphans: '3', widows: '3' },
  // A link's address, where it leads out of the site.
  'article a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em', wordBreak: 'break-all' },
};

export const printCss: Record<string, SystemStyleObject> = {
  '@page': { margin: '18mm 16mm' },
  '@media print': onPaper,
};
