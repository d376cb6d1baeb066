import { escapeAttribute, escapeText } from '../html';
import { cleanAddress } from './address';
import { blockHtml, type Block } from './blocks';

/** What WhatsApp puts before each copied message: `[10:32 a. m., 3/11/2026] Ana: `. */
const MESSAGE_HEADER = /^\[[^\]]*\d:\d\d[^\]]*\] [^:]{1,60}: /;
const BULLET = /^(?:[-*•·]|\d{1,3}[.)])\s+(?=\S)/;

/** WhatsApp's signs for bold, italic and crossed-out text, which count only around whole words. */
const signs = (sign: string): RegExp =>
  new RegExp(
    `(?<before>^|[^\\w*_~])[${sign}](?<text>[^\\s${sign}](?:[^${sign}]*[^\\s${sign}])?)[${sign}](?![\\w*_~])`,
    'gu',
  );

const ADDRESS = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)"'»*_~])/;

function lineHtml(line: string): string {
  return line
    .split(ADDRESS)
    .map((part, index) => {
      // Every second part is an address.
      if (index % 2 === 1)
        return `<a href="${escapeAttribute(cleanAddress(part) ?? part)}">${escapeText(part)}</a>`;
      return escapeText(part)
        .replace(signs('_'), '$<before><em>$<text></em>')
        .replace(signs('~'), '$<before><s>$<text></s>')
        .replace(signs('*'), '$<before><strong>$<text></strong>');
    })
    .join('');
}

/**
 * Returns pasted text as HTML: each line is a paragraph, lines that begin with a bullet or number are lists, and addresses are links. As in
 * WhatsApp, `*text*` is bold, `_text_` italic and `~text~` crossed out.
 */
export function plainTextToHtml(text: string): string {
  const blocks: Block[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const content = line.replace(MESSAGE_HEADER, '').trim();
    if (content === '') continue;
    const [marker] = BULLET.exec(content) ?? [];
    if (marker === undefined) {
      blocks.push({ kind: 'text', tag: 'p', html: lineHtml(content) });
      continue;
    }
    const tag = /\d/.test(marker) ? 'ol' : 'ul';
    const item: Block = { kind: 'text', tag: 'p', html: lineHtml(content.slice(marker.length)) };
    const last = blocks.at(-1);
    if (last?.kind === 'list' && last.tag === tag) last.items.push([item]);
    else blocks.push({ kind: 'list', tag, items: [[item]] });
  }
  return blocks.map(blockHtml).join('');
}
