/**
 * The legal texts, stored in `legalTexts/{privacy|terms}`. Without a document, the page shows its template
 * with the facts filled in.
 */
import { richText, text, type ValuesOf } from '../fields/field';
import { liveReader, type Live } from '../fields/public';
import { asText } from '../stored/reader';

/** The HTML of a legal text may contain the placeholders `{{businessName}}`, `{{email}}` and `{{phone}}`. */
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
      en: 'You can write {{businessName}}, {{email}} and {{phone}}: the site fills in your details.',
      es: 'Puedes escribir {{businessName}}, {{email}} y {{phone}}: el sitio pone tus datos.',
    },
    localized: true,
    required: true,
  }),
};

/** The edited fields of a legal text. */
export type LegalFields = ValuesOf<typeof LEGAL_FIELDS>;

/** A published legal text. */
export interface LiveLegalText extends Live<typeof LEGAL_FIELDS> {
  id: string;
  /** The time of the last publication that changed the text, in ISO 8601. */
  updatedAt: string;
}

export const asLegalText = liveReader(LEGAL_FIELDS, { id: asText, updatedAt: asText });
