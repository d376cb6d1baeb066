/** The built-in legal texts as the owner's editor takes them over. */
import type { LegalFields, LegalPageName } from '@app/domain/content/legal';
import type { LegalTexts } from '../../../shared/locales/legal-types';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns a built-in text as HTML; its `{{placeholders}}` stay, and are filled in on the page. */
export const legalHtml = ({ sections }: Pick<LegalTexts[LegalPageName], 'sections'>): string =>
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

/** Loads the built-in text of a page in both languages. */
export async function loadLegalTemplate(page: LegalPageName): Promise<LegalFields> {
  const [{ legal: en }, { legal: es }] = await Promise.all([
    import('../../../shared/locales/en/legal'),
    import('../../../shared/locales/es/legal'),
  ]);
  return {
    titleEn: en[page].title,
    titleEs: es[page].title,
    contentEn: legalHtml(en[page]),
    contentEs: legalHtml(es[page]),
  };
}
