/**
 * The content of the legal pages, stored in `legalTexts/{privacy|terms}`. If the document doesn't exist, the
 * page shows its template with the facts filled in.
 */
import { richText, text, type ValuesOf } from '../fields/field';
import { liveReader, type Live } from '../fields/public';
import { asText } from '../stored/reader';

/** The HTML of a legal page may contain the placeholders `{{businessName}}`, `{{email}}` and `{{phone}}`. */
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

/** The editable fields of a legal page. */
export type LegalFields = ValuesOf<typeof LEGAL_FIELDS>;

/** The published content of a legal page. */
export interface LiveLegalText extends Live<typeof LEGAL_FIELDS> {
  id: string;
  /** When changes to the content were last published, in ISO 8601 format. */
  updatedAt: string;
}

export const asLegalText = liveReader(LEGAL_FIELDS, { id: asText, updatedAt: asText });
