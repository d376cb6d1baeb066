import { POST_LIST_START } from '@app/domain/blog/post-html';

/**
 * Word's lists are paragraphs that carry their list and level, such as `mso-list:l0 level2 lfo1`, and their
 * marker as text.
 */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i;
const WORD_MARKER = /mso-list:\s*ignore/i;
/** The marker of a numbered list: `1.`, `a)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
/** The number in a marker such as `3.`, `(3)` or `2.3.`; letters have none. */
const LAST_NUMBER = /(\d+)[.)]*$/;

const HEADING = 'h1, h2, h3, h4, h5, h6, .MsoTitle';

interface Marker {
  tag: 'ul' | 'ol';
  number: number | null;
}

interface OpenList {
  level: number;
  /** Word's own name for it. */
  name: string;
  list: Element;
  /** The number of the next item. */
  next: number;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const markerIn = (item: Element): Element | undefined =>
  [...item.querySelectorAll('span')].find((span) => WORD_MARKER.test(styleOf(span)));

/** Makes text of a heading's number, such as `2.1`; a bullet is removed. */
function keepNumber(heading: Element): void {
  const marker = markerIn(heading);
  const text = marker?.textContent.trim() ?? '';
  marker?.replaceWith(/\d|\S{2}/.test(text) ? `${text} ` : '');
}

/** Removes the marker of an item, and returns what it says. */
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
 * Makes real lists of Word's, but not of its numbered headings. A list that was interrupted, by a paragraph
 * or another list, goes on with its next number.
 */
export function makeWordLists(body: Element): void {
  /** The lists around the present place, by their levels. */
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
