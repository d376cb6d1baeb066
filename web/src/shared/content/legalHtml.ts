import type { LegalTexts } from '../locales/legal-types';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns a built-in legal document as HTML. Leaves its `{{placeholders}}` for the page to fill in. */
export const legalHtml = ({ sections }: Pick<LegalTexts[keyof LegalTexts], 'sections'>): string =>
  sections
    .map(({ heading, paragraphs, list = [] }) => {
      const items = list.map((item) => `<li><p>${escaped(item)}</p></li>`).join('');
      return [
        `<h2>${escaped(heading)}</h2>`,
        ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
        items && `<ul>${items}</ul>`,
      ].join('');
    })
    .join('');
