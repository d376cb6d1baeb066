/**
 * Defines the props of field controls, whether in an editor or a list item. `Field` and `ControlGroup` accept
 * a subset.
 */
import type { Field, Label } from '@app/domain/fields/field';
import type { Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useSession } from '../session/useEditorSession';

export interface ControlProps<F extends Field = Field> {
  name: string;
  field: F;
  label: string;
  /** Whether to hide the label visually, because the heading above already shows it. */
  hiddenLabel?: boolean;
  note: string | undefined;
  required: boolean;
  error: string | undefined;
  /** The text that the site shows while the field is empty. */
  placeholder?: string | undefined;
  /** The language of the field; undefined if both languages share it. */
  locale: Locale | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

export function useLabel(): (label: Label) => string {
  const locale = useAdminLocale();
  return (label) => label[locale];
}

/** Returns a function that looks up a draft field's label by the field's name without the language suffix. */
export function useFieldLabel(): (base: string) => string {
  const { fieldSet } = useSession().definition;
  const labelOf = useLabel();
  return (base) => (fieldSet[base] ? labelOf(fieldSet[base].label) : base);
}

/** Returns a function that appends the language to the label of a localized field: `Title, Spanish`. */
export function useFieldTitle(): (label: string, language: Locale | null) => string {
  const { t } = useTranslation('adminEditor');
  const isTranslated = useSession().definition.locales.length > 1;
  return (label, language) =>
    language && isTranslated ? t('field.in', { field: label, language: t(`language.${language}`) }) : label;
}
