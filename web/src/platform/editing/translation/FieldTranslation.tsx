import type { Locale } from '@perro-wisdom/domain/locale';

export interface FieldTranslationProps {
  /** The field's label, which names it in the buttons' accessible names. */
  label: string;
  /** The language of the field; the source is the other one. */
  locale: Locale;
  /** The text in the other language, and in this one. */
  source: string;
  value: string;
  isHtml?: boolean;
  /** Whether the value is a suggestion that has been neither changed nor confirmed. */
  isSuggested: boolean;
  /** Called with a suggested translation, or a copy of the source, for the field. */
  onFill: (text: string, options: { isSuggested: boolean }) => void;
  onConfirm: () => void;
}

/** The buttons below a localized field: suggest a translation, copy from the other language, confirm a suggestion. */
export function FieldTranslation(_props: FieldTranslationProps) {
  return null;
}
