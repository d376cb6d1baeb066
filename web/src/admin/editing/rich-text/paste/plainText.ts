import { POST_LIST_START } from '@app/domain/blog/post-html';
import { escapeAttribute, escapeText } from '../document/html';
import { cleanAddress } from './address';

/** Matches the header that WhatsApp adds to each copied message: `[10:32 a. m., 3/11/2026] Ana: `. */
const MESSAGE_HEADER = /^\[[^\]]*\d:\d\d[^\]]*\] [^:]{1,60}: /;
const BULLET = /^(?:[-*•·]|\d{1,3}[.)])\s+(?=\S)/;

/**
 * Returns a pattern for text between WhatsApp's markers for bold, italic or strikethrough. Markers within
 * words don't count.
 */
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
      // Every second part is a URL.
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
 * Converts pasted plain text to HTML. Lines that start with a bullet or a number become list items, which
 * keep their numbers. Every other line becomes a paragraph. URLs become links. As in WhatsApp, `*text*`
 * becomes bold, `_text_` becomes italic and `~text~` becomes strikethrough.
 */
export function plainTextToHtml(text: string): string {
  let html = '';
  let list = '';
  /** The number of the current list's next item. */
  let next = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const content = line.replace(MESSAGE_HEADER, '').trim();
    if (content === '') continue;
    const [marker = ''] = BULLET.exec(content) ?? [];
    const [number = ''] = /\d+/.exec(marker) ?? [];
    const needed = marker && (number ? 'ol' : 'ul');
    if (needed !== list || (number && Number(number) !== next)) {
      const start = number !== '1' && POST_LIST_START.test(number) ? ` start="${number}"` : '';
      html += (list && `</${list}>`) + (needed && `<${needed}${start}>`);
    }
    list = needed;
    next = Number(number) + 1;
    const tag = needed ? 'li' : 'p';
    html += `<${tag}>${lineHtml(content.slice(marker.length))}</${tag}>`;
  }
  return html + (list && `</${list}>`);
}
