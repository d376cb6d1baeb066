import { chakra } from '@chakra-ui/react';
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { otherLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/Badge';
import { Field } from '../../../shared/ui/Field';
import type { ChoosePicture } from '../pictures/picture-choice';
import { RichTextEditor } from '../rich-text/RichTextEditor';
import { FieldTranslation } from '../translation/FieldTranslation';
import { EditorField, FieldFrame, useErrorMessage } from './EditorField';
import type { LanguagePaneProps } from './EditorScreen';
import { LanguageState } from './LanguageState';
import { PaneTranslation } from './PaneTranslation';
import { useEditor, useSession, useSessionState, useText } from '../session/useEditorSession';

interface PaneProps extends Omit<LanguagePaneProps, 'choosePicture'> {
  /** The fields that can be filled from the other language, without its name; `names`: those that are copied, not translated. */
  fields: readonly string[];
  names?: readonly string[];
  children: ReactNode;
}

/** The fields in one language, below its state. */
export function LanguagePane({
  locale,
  id,
  asTab,
  isVisible,
  onConfirmLanguage,
  fields,
  names,
  children,
}: PaneProps) {
  const { t } = useTranslation('adminEditor');
  return (
    <chakra.section
      id={id}
      role={asTab ? 'tabpanel' : 'group'}
      aria-labelledby={asTab ? `${id}-tab` : `${id}-name`}
      hidden={!isVisible}
      minW="0"
      display={isVisible ? 'flex' : 'none'}
      flexDirection="column"
      gap="5"
    >
      <chakra.div display="flex" flexDirection="column" gap="3">
        <chakra.h2 id={`${id}-name`} display="flex" alignItems="center" gap="3" textStyle="h3" hideBelow="lg">
          <Badge aria-hidden="true">{locale.toUpperCase()}</Badge>
          {t(`language.${locale}`)}
        </chakra.h2>
        <LanguageState locale={locale} onConfirm={onConfirmLanguage} />
        <PaneTranslation locale={locale} fields={fields} {...(names && { names })} />
      </chakra.div>
      {children}
    </chakra.section>
  );
}

interface PaneFieldProps {
  locale: Locale;
  /** The field without its language. */
  field: string;
}

interface PaneTextFieldProps extends PaneFieldProps {
  maxLength: number;
  required?: boolean;
  rows?: number;
  hint?: string;
  note?: ReactNode;
}

/** A text field of a language, with the buttons that fill it from the other one. */
export function PaneTextField({ locale, field, ...rest }: PaneTextFieldProps) {
  const { session, labelOf } = useEditor();
  const name = fieldIn(locale, field);
  return (
    <EditorField
      name={name}
      label={labelOf(field)}
      lang={locale}
      onChange={(text) => session.editText(name, text)}
      {...rest}
    >
      <TranslationOf locale={locale} field={field} />
    </EditorField>
  );
}

interface PaneRichTextProps extends PaneFieldProps {
  maxLength: number;
  rows: number;
  required?: boolean;
  note?: ReactNode;
  choosePicture: ChoosePicture;
}

/** A formatted text of a language. */
export function PaneRichText({
  locale,
  field,
  maxLength,
  rows,
  required = false,
  note,
  choosePicture,
}: PaneRichTextProps) {
  const { session, labelOf } = useEditor();
  const labelId = useId();
  const name = fieldIn(locale, field);
  const value = useText(name);
  const error = useErrorMessage(name, maxLength);
  return (
    <FieldFrame name={name}>
      <Field label={<span id={labelId}>{labelOf(field)}</span>} required={required} error={error} note={note}>
        {(control) => (
          <RichTextEditor
            id={control.id}
            name={name}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            required={required}
            invalid={control['aria-invalid']}
            locale={locale}
            rows={rows}
            value={value}
            onChange={(html) => session.editText(name, html)}
            choosePicture={choosePicture}
          />
        )}
      </Field>
      <TranslationOf locale={locale} field={field} />
    </FieldFrame>
  );
}

/** The buttons that fill a field from the other language. */
export function TranslationOf({ locale, field }: PaneFieldProps) {
  const { labelOf } = useEditor();
  const session = useSession();
  const name = fieldIn(locale, field);
  const isSuggested = useSessionState(({ values }) => values.suggested.includes(name));
  return (
    <FieldTranslation
      label={labelOf(field)}
      locale={locale}
      source={useText(fieldIn(otherLocale(locale), field))}
      value={useText(name)}
      isHtml={session.definition.isHtml(name)}
      isSuggested={isSuggested}
      onFill={(text, options) => session.editText(name, text, options.isSuggested)}
      onConfirm={() => session.confirmSuggestion(name)}
    />
  );
}
