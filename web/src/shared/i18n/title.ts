import type { Facts } from '@app/domain/content/facts';

/** Returns the title of a document: with the name of the business, unless the page's own title has it or it is unknown. */
export const titleOf = (title: string, { name }: Pick<Facts, 'name'>): string =>
  title.includes(name) ? title : `${title} | ${name}`;
