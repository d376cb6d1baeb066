/** Prepares a legal page's content, whether the owner wrote it or it is built in. */
import { slugify } from '@app/domain/general/slug';

/**
 * The value of a `{{placeholder}}`: a fact as text, with a link if it is a phone number or an email address.
 */
export interface FilledIn {
  text: string;
  href?: string;
}

const HEADING = /<h2>([^]*?)<\/h2>/g;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .trim();

export interface Anchored {
  html: string;
  /** The second-level headings, for the table of contents. */
  headings: { id: string; heading: string }[];
}

/** Matches a whole link, or a placeholder outside links. */
const LINK_OR_PLACEHOLDER = /<a\s[^]*?<\/a>|\{\{\w+\}\}/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Fills in the `{{placeholders}}` in HTML. Values with an `href` become links, and a placeholder without a
 * value stays unchanged.
 */
function filledIn(html: string, values: Readonly<Record<string, FilledIn>>): string {
  const fill = (text: string, isInLink: boolean): string =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      // For a name such as `constructor`, `values[name]` would return an inherited property.
      const value = Object.entries(values).find(([known]) => known === name)?.[1];
      if (!value) return whole;
      return value.href === undefined || isInLink
        ? escaped(value.text)
        : `<a href="${escaped(value.href)}">${escaped(value.text)}</a>`;
    });
  // Fills in placeholders inside a link as plain text, because links can't be nested in HTML.
  return html.replace(LINK_OR_PLACEHOLDER, (part) => fill(part, part.startsWith('<')));
}

/**
 * Adds anchors to the headings in HTML and fills in its `{{placeholders}}`.
 * @param ids The headings' anchors, if both languages must have the same ones.
 */
export function anchored(
  html: string,
  values: Readonly<Record<string, FilledIn>>,
  ids: readonly string[] = [],
): Anchored {
  const headings: Anchored['headings'] = [];
  const filled = filledIn(html, values);
  const withIds = filled.replace(HEADING, (_whole, inner: string) => {
    const heading = textOf(inner);
    const id = ids[headings.length] ?? `${slugify(heading) || 'section'}-${headings.length + 1}`;
    headings.push({ id, heading });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  return { html: withIds, headings };
}
