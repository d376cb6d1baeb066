/** A tag with its attributes; a `<` in an attribute's value begins no tag. */
const TAG = /<(\/?\w+)(?:[^>"]|"[^"]*")*>/g;

/**
 * Wraps each table of sanitized HTML in a region that scrolls by itself, also with the keyboard, where the
 * table is wider than the page.
 */
export const withTableRegions = (html: string, label: string): string =>
  html.replace(TAG, (tag, name: string) => {
    if (name === 'table') return `<div role="region" aria-label="${label}" tabindex="0">${tag}`;
    return name === '/table' ? `${tag}</div>` : tag;
  });
