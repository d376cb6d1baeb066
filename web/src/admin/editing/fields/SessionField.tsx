import { chakra } from '@chakra-ui/react';
import { maxLengthOf } from '@app/domain/fields/schema';
import { fieldIn, type Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../../shared/i18n/useMessage';
import { useError, useSession, useValue } from '../session/useEditorSession';
import { SuggestionMark } from '../translation/SuggestionMark';
import { useBuiltInText } from './builtIn/builtInTexts';
import { useLabel } from './controls';
import { isRequired } from './values';
import { ListControl } from './ListControl';
import { SimpleControl } from './SimpleControl';

interface SessionFieldProps {
  /** The name of the field without its language. */
  base: string;
  /** The language of the field; undefined if both languages share it. */
  locale?: Locale;
  /** Whether publishing requires this language. */
  isNeeded?: boolean;
  /** The heading above the field. */
  title?: string;
}

/**
 * Renders a field of the edited draft. The editor uses `data-field` to find the field's control and to track
 * focus.
 */
export function SessionField({ base, locale, isNeeded = true, title }: SessionFieldProps) {
  const { t } = useTranslation('adminEditor');
  const session = useSession();
  const labelOf = useLabel();
  const builtInText = useBuiltInText();
  const message = useMessage();
  const name = locale ? fieldIn(locale, base) : base;
  const value = useValue(name);
  const error = useError(name);
  const field = session.definition.fieldSet[base];
  if (!field) return null;
  const label = labelOf(field.label);
  const over = typeof value === 'string' ? value.trim().length - (maxLengthOf(field) ?? Infinity) : 0;
  const props = {
    name,
    label,
    hiddenLabel: label === title,
    note: field.note && labelOf(field.note),
    required: isNeeded && isRequired(field),
    error: error && message(error) + (over > 0 ? `: ${t('field.over', { count: over })}` : ''),
    placeholder: locale && (builtInText(field, locale) || undefined),
    locale,
    value,
    onChange: (next: unknown) =>
      locale ? session.editText(name, String(next)) : session.edit({ [name]: next }),
  };
  return (
    <chakra.div data-field={name} position="relative" minW="0">
      {field.type === 'list' ? (
        <ListControl {...props} field={field} />
      ) : (
        <SimpleControl {...props} field={field} />
      )}
      {locale && <SuggestionMark name={name} label={label} />}
    </chakra.div>
  );
}
