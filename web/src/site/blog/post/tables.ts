/** Matches a tag with its attributes. A `<` in an attribute's value doesn't start a tag. */
const TAG = /<(\/?\w+)(?:[^>"]|"[^"]*")*>/g;

/**
 * Takes sanitized HTML and wraps each table in a region. If a table is wider than the page, its region
 * scrolls on its own, including with the keyboard.
 */
export const withTableRegions = (html: string, label: string): string =>
  html.replace(TAG, (tag, name: string) => {
    if (name === 'table') return `<div role="region" aria-label="${label}" tabindex="0">${tag}`;
    return name === '/table' ? `${tag}</div>` : tag;
  });
