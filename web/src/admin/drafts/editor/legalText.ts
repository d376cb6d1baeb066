/** Built-in legal text for the owner's editor. */
import type { LegalPageName } from '@app/domain/general/paths';
import type { LegalFields } from '@app/domain/content/legal';
import { legalHtml } from '../../../shared/content/legalHtml';

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
