/**
 * The legal texts: `legalTexts/{privacy|terms}`. Without a document, the page shows its template, filled with
 * the facts.
 */
import { richText, text, type ValuesOf } from '../fields/field';
import { liveReader, type Live } from '../fields/public';
import { asText } from '../stored/reader';

/** Its HTML may name facts: `{{businessName}}`, `{{email}}`, `{{phone}}`. */
export const LEGAL_FIELDS = {
  title: text({
    label: { en: 'Title', es: 'Título' },
    section: { label: { en: 'Text', es: 'Texto' } },
    localized: true,
    required: true,
  }),
  content: richText({
    label: { en: 'Text', es: 'Texto' },
    note: {
      en: 'You can write {{businessName}}, {{email}} and {{phone}}: the site fills in your facts.',
      es: 'Puedes escribir {{businessName}}, {{email}} y {{phone}}: el sitio pone tus datos.',
    },
    localized: true,
    required: true,
  }),
};

/** A legal text as the owner edits it. */
export type LegalFields = ValuesOf<typeof LEGAL_FIELDS>;

/** What visitors read. */
export interface LiveLegalText extends Live<typeof LEGAL_FIELDS> {
  id: string;
  /** When it was last published with a change, ISO 8601. */
  updatedAt: string;
}

export const asLegalText = liveReader(LEGAL_FIELDS, { id: asText, updatedAt: asText });
