/** XML as text. */

/** What XML 1.0 has no way to write, not even escaped: most control characters, halves of surrogate pairs. */
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML can hold it, between tags and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(INVALID_CHARACTERS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An element with a text in it. */
export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  return `<${name}${written(attributes)}>${escapeXml(text)}</${name}>`;
}

/** An element with nothing but attributes. */
export function emptyElement(name: string, attributes: Record<string, string>): string {
  return `<${name}${written(attributes)}/>`;
}

/** An element around others. */
export function group(
  name: string,
  children: readonly string[],
  attributes: Record<string, string> = {},
): string {
  return `<${name}${written(attributes)}>\n${children.join('\n')}\n</${name}>`;
}

export function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}
