const LINES = ['li', 'tr', 'figcaption'];
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'figure', 'table', 'hr'];

function read(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? oneLine(node) : '';
  const { localName } = node;
  if (localName === 'br') return '\n';
  if (localName === 'img') return `[${node.getAttribute('alt') || '…'}]`;
  const inner = [...node.childNodes].map(read).join('');
  if (localName === 'a') return withAddress(inner, node.getAttribute('href') ?? '');
  if (localName === 'td' || localName === 'th') return `${inner.trim()} `;
  if (LINES.includes(localName)) return `\n${localName === 'li' ? markOf(node) : ''}${inner.trim()}\n`;
  return BLOCKS.includes(localName) ? `\n\n${inner.trim()}\n\n` : inner;
}

/** Returns the marker of a list item: a bullet or a number. */
function markOf(item: Element): string {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return '• ';
  return `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(item)}. `;
}

const withAddress = (text: string, address: string): string =>
  address === '' || text.trim() === address ? text : `${text} (${address})`;

/**
 * Returns a node's text. Outside preformatted text, replaces runs of white space, including line breaks, with
 * single spaces.
 */
function oneLine({ textContent, parentElement }: Node): string {
  const text = textContent ?? '';
  return parentElement?.closest('pre') ? text : text.replace(/\s+/g, ' ');
}

/**
 * Converts formatted text to plain text. Puts an empty line between blocks, starts a new line for each list
 * item and table row, and includes the URLs of links.
 */
export function readableText(html: string): string {
  return read(new DOMParser().parseFromString(html, 'text/html').body)
    .replace(/ *\n */g, '\n')
    .replace(/(?<!\n)\n\n(?=(?:•|\d+\.) )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
