/** What the buttons above a post's text do to the part of it that is selected. */

export const COMMANDS = ['heading', 'paragraph', 'bold', 'italic', 'list', 'quote', 'link'] as const;
export type Command = (typeof COMMANDS)[number];

const blocks = (text: string): string[] => text.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean);
const lines = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);

const around = (tag: string, text: string): string => `<${tag}>${text}</${tag}>`;
/** Wraps each piece; with nothing selected, leaves an empty pair to write into. */
const aroundEach = (tag: string, pieces: string[], between: string): string =>
  (pieces.length > 0 ? pieces : ['']).map((piece) => around(tag, piece)).join(between);

const APPLY: Record<Command, (text: string) => string> = {
  heading: (text) => aroundEach('h2', lines(text), '\n'),
  paragraph: (text) => aroundEach('p', blocks(text), '\n'),
  bold: (text) => around('strong', text),
  italic: (text) => around('em', text),
  list: (text) => `<ul>\n${aroundEach('li', lines(text), '\n')}\n</ul>`,
  quote: (text) => around('blockquote', aroundEach('p', blocks(text), '\n')),
  link: (text) => `<a href="https://">${text}</a>`,
};

/** The HTML that takes the place of the selected text. */
export const applyCommand = (command: Command, selected: string): string => APPLY[command](selected);
