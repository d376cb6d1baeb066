/** The formatting commands of the HTML editor. */

export const COMMANDS = ['heading', 'paragraph', 'bold', 'italic', 'list', 'quote', 'link'] as const;
export type Command = (typeof COMMANDS)[number];

const blocks = (text: string): string[] => text.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean);
const lines = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);

const wrap = (tag: string, text: string): string => `<${tag}>${text}</${tag}>`;
/** Wraps each item in a tag; returns one empty element when there are no items. */
const wrapEach = (tag: string, items: string[], separator: string): string =>
  (items.length > 0 ? items : ['']).map((item) => wrap(tag, item)).join(separator);

const APPLY: Record<Command, (text: string) => string> = {
  heading: (text) => wrapEach('h2', lines(text), '\n'),
  paragraph: (text) => wrapEach('p', blocks(text), '\n'),
  bold: (text) => wrap('strong', text),
  italic: (text) => wrap('em', text),
  list: (text) => `<ul>\n${wrapEach('li', lines(text), '\n')}\n</ul>`,
  quote: (text) => wrap('blockquote', wrapEach('p', blocks(text), '\n')),
  link: (text) => `<a href="https://">${text}</a>`,
};

/** Returns the HTML that replaces the selected text. */
export const applyCommand = (command: Command, selected: string): string => APPLY[command](selected);
