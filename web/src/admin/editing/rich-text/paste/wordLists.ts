import type { Block } from './blocks';
import { styleOf } from './format';

/** Word's lists are paragraphs that carry their level, such as `mso-list:l0 level2 lfo1`, and their marker as text. */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = /mso-list:\s*ignore/i;
/** The marker of a numbered list: `1.`, `a)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

export interface WordItem {
  level: number;
  tag: 'ul' | 'ol';
  blocks: Block[];
}

/** Returns an element of one of Word's lists with its level, and removes the marker from its text; null for any other. */
export function wordItem(element: Element, read: (element: Element) => Block[]): WordItem | null {
  const [, level] = WORD_LIST.exec(styleOf(element)) ?? [];
  if (level === undefined || element.localName === 'li') return null;
  const marker = [...element.querySelectorAll('span')].find((span) => WORD_MARKER.test(styleOf(span)));
  const markerText = marker?.textContent.trim() ?? '';
  marker?.remove();
  return {
    level: Number(level),
    tag: NUMBER.test(markerText) ? 'ol' : 'ul',
    blocks: read(element),
  };
}

/** Nests consecutive items by their levels. */
export function nest(items: readonly WordItem[]): Block[] {
  const lists: Extract<Block, { kind: 'list' }>[] = [];
  const open: { level: number; list: Extract<Block, { kind: 'list' }> }[] = [];
  for (const { level, tag, blocks } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.tag === tag) {
      last.list.items.push(blocks);
      continue;
    }
    if (last?.level === level) open.pop();
    const list = { kind: 'list', tag, items: [blocks] } satisfies Block;
    (open.at(-1)?.list.items.at(-1) ?? lists).push(list);
    open.push({ level, list });
  }
  return lists;
}
