/** Builds XML documents. */

/**
 * Matches characters that XML 1.0 can't represent even when escaped, which are most control characters and
 * unpaired surrogates.
 */
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for use between tags and in attributes. Drops characters that XML can't represent. */
export function escapeXml(text: string): string {
  return text.replace(INVALID_CHARACTERS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  return `<${name}${attributesToXml(attributes)}>${escapeXml(text)}</${name}>`;
}

export function emptyElement(name: string, attributes: Record<string, string>): string {
  return `<${name}${attributesToXml(attributes)}/>`;
}

/** Returns an element with child elements. */
export function group(
  name: string,
  children: readonly string[],
  attributes: Record<string, string> = {},
): string {
  return `<${name}${attributesToXml(attributes)}>\n${children.join('\n')}\n</${name}>`;
}

export function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function attributesToXml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}
