import { POST_LIST_START } from '@app/domain/blog/post-html';

/**
 * Matches the style that identifies a Word list item's list and level, for example `mso-list:l0 level2 lfo1`.
 * Word writes list items as paragraphs with the marker as text.
 */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i;
const WORD_MARKER = /mso-list:\s*ignore/i;
/** Matches the marker of a numbered list: `1.`, `a)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
/** Matches the number in a marker such as `3.`, `(3)` or `2.3.`, but not letters. */
const LAST_NUMBER = /(\d+)[.)]*$/;

const HEADING = 'h1, h2, h3, h4, h5, h6, .MsoTitle';

interface Marker {
  tag: 'ul' | 'ol';
  number: number | null;
}

interface OpenList {
  level: number;
  /** Word's own name for the list. */
  name: string;
  list: Element;
  /** The number of the next item. */
  next: number;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const markerIn = (item: Element): Element | undefined =>
  [...item.querySelectorAll('span')].find((span) => WORD_MARKER.test(styleOf(span)));

/** Converts a heading's number (such as `2.1`) to text, or removes its bullet. */
function keepNumber(heading: Element): void {
  const marker = markerIn(heading);
  const text = marker?.textContent.trim() ?? '';
  marker?.replaceWith(/\d|\S{2}/.test(text) ? `${text} ` : '');
}

/** Removes a list item's marker, and returns the list type and number that it indicates. */
function takeMarker(item: Element): Marker {
  const marker = markerIn(item);
  marker?.remove();
  const text = marker?.textContent.trim() ?? '';
  const [, number] = LAST_NUMBER.exec(text) ?? [];
  return {
    tag: NUMBER.test(text) ? 'ol' : 'ul',
    number: number !== undefined && POST_LIST_START.test(number) ? Number(number) : null,
  };
}

const continues = (open: OpenList, name: string, { tag, number }: Marker): boolean =>
  open.list.localName === tag &&
  (tag === 'ul' || (open.name === name && (number === null || number === open.next)));

/**
 * Converts Word's list paragraphs to real lists, except numbered headings. A list interrupted by a paragraph
 * or another list continues with its next number.
 */
export function makeWordLists(body: Element): void {
  /** The lists that enclose the current item, outermost first. */
  let open: OpenList[] = [];
  for (const item of body.querySelectorAll('[style*="mso-list" i]:not(li)')) {
    const [, id = '', depth = '', override = ''] = WORD_LIST.exec(styleOf(item)) ?? [];
    const level = Number(depth);
    if (level === 0) continue;
    if (item.matches(HEADING)) {
      keepNumber(item);
      continue;
    }
    const name = `${id} ${override}`;
    const marker = takeMarker(item);
    if (item.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && continues(outer, name, marker)),
    );
    let last = open.at(-1);
    if (last?.level !== level) {
      const list = document.createElement(marker.tag);
      const start = marker.number ?? 1;
      if (marker.tag === 'ol' && start > 1) list.setAttribute('start', String(start));
      if (last) last.list.lastElementChild?.append(list);
      else item.before(list);
      last = { level, name, list, next: start };
      open.push(last);
    }
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    last.list.append(entry);
    last.next += 1;
    item.remove();
  }
}
