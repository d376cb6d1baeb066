/** Word's lists are paragraphs that carry their level, such as `mso-list:l0 level2 lfo1`, and their marker as text. */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = /mso-list:\s*ignore/i;
/** The marker of a numbered list: `1.`, `a)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Removes the marker of an item; returns the list that it belongs in. */
function takeMarker(item: Element): 'ul' | 'ol' {
  const marker = [...item.querySelectorAll('span')].find((span) => WORD_MARKER.test(styleOf(span)));
  marker?.remove();
  return NUMBER.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
}

/** Makes real lists of Word's. */
export function makeWordLists(body: Element): void {
  /** The lists around the present place, by their levels. */
  let open: { level: number; list: Element }[] = [];
  for (const item of body.querySelectorAll('[style*="mso-list" i]:not(li)')) {
    const level = Number(WORD_LIST.exec(styleOf(item))?.[1] ?? 0);
    if (level === 0) continue;
    const tag = takeMarker(item);
    if (item.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && outer.list.localName === tag),
    );
    let last = open.at(-1);
    if (last?.level !== level) {
      const list = document.createElement(tag);
      if (last) last.list.lastElementChild?.append(list);
      else item.before(list);
      last = { level, list };
      open.push(last);
    }
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    last.list.append(entry);
    item.remove();
  }
}
