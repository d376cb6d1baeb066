/** Prepares a legal text, the owner's or the built-in one, for its page. */
import { slugify } from '@app/domain/general/slug';

/** The value of a `{{placeholder}}`: a fact and, for a phone number or an e-mail address, its link. */
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
  /** The headings at the second level, for the table of contents. */
  headings: { id: string; heading: string }[];
}

/** A link with its content, or a placeholder outside of links. */
const LINK_OR_PLACEHOLDER = /<a\s[^]*?<\/a>|\{\{\w+\}\}/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Fills in the `{{placeholders}}` of HTML; those with an address become links. A placeholder without a value
 * stays.
 */
function filledIn(html: string, values: Readonly<Record<string, FilledIn>>): string {
  const fill = (text: string, isInLink: boolean): string =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      // Not `values[name]`, which has a value for `constructor`.
      const value = Object.entries(values).find(([known]) => known === name)?.[1];
      if (!value) return whole;
      return value.href === undefined || isInLink
        ? escaped(value.text)
        : `<a href="${escaped(value.href)}">${escaped(value.text)}</a>`;
    });
  // Links can't be nested in HTML.
  return html.replace(LINK_OR_PLACEHOLDER, (part) => fill(part, part.startsWith('<')));
}

/**
 * Gives the headings of a text their anchors, and fills in its `{{placeholders}}`.
 * @param ids the anchors of a text that has the same in both languages
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
