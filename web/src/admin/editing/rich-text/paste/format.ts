import { cleanAddress } from './address';

export const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Returns a property of an element's own style; empty if it has none. */
const styled = (element: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]*)`, 'i').exec(styleOf(element))?.[1]?.trim() ?? '';

/** The marks of text, in the order in which they are nested. */
export const MARKS = ['strong', 'em', 'u', 's', 'code'] as const;
export type Mark = (typeof MARKS)[number];

export interface Format {
  marks: ReadonlySet<Mark>;
  href: string | null;
}

export const PLAIN: Format = { marks: new Set(), href: null };

const ELEMENTS: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** Returns the formatting inside an element. Google Docs wraps everything in a `<b>` that is not bold. */
export function formatInside(element: Element, outside: Format): Format {
  const marks = new Set(outside.marks);
  const set = (mark: Mark, isOn: boolean) => (isOn ? marks.add(mark) : marks.delete(mark));
  const mark = ELEMENTS[element.localName];
  if (mark) marks.add(mark);
  const weight = styled(element, 'font-weight');
  if (weight !== '') set('strong', /^(?:bold|bolder|[6-9]00)$/i.test(weight));
  const slant = styled(element, 'font-style');
  if (slant !== '') set('em', /^(?:italic|oblique)/i.test(slant));
  const lines = styled(element, 'text-decoration(?:-line)?');
  if (/underline/i.test(lines)) marks.add('u');
  if (/line-through/i.test(lines)) marks.add('s');
  const href = element.localName === 'a' ? cleanAddress(element.getAttribute('href') ?? '') : outside.href;
  // Links are underlined anyway.
  if (element.closest('a')) marks.delete('u');
  return { marks, href };
}
