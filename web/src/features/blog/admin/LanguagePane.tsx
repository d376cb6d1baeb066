import { chakra } from '@chakra-ui/react';
import { CONTENT_ROWS, EXCERPT_ROWS, fieldIn } from '@perro-wisdom/domain/blog';
import { AUTHOR_MAX_LENGTH, CONTENT_MAX_LENGTH, EXCERPT_MAX_LENGTH, META_MAX_LENGTH, TITLE_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import type { Locale } from '@perro-wisdom/domain/locale';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoosePicture } from '../../../platform/editing/pictures/picture-choice';
import { RichTextEditor } from '../../../platform/editing/rich-text/RichTextEditor';
import { FieldTranslation } from '../../../platform/editing/translation/FieldTranslation';
import { Badge } from '../../../ui/Badge';
import { DetailsSummary } from '../../../ui/DetailsSummary';
import { Field } from '../../../ui/Field';
import { EditorField, FieldFrame, useErrorMessage } from './EditorField';
import { otherLanguage, type PaneField } from './editorValues';
import { LanguageState } from './LanguageState';
import { PaneTranslation } from './PaneTranslation';
import { useSession, useSessionState, useValue } from './usePostSession';

interface LanguagePaneProps {
  locale: Locale;
  id: string;
  /** Whether it is a tab panel (on narrow screens) or one of two columns. */
  asTab: boolean;
  isVisible: boolean;
  choosePicture: ChoosePicture;
  /** Called when the owner says that this language needs no change. */
  onConfirmLanguage: () => void;
}

/** The fields of a post in one language. */
export function LanguagePane({ locale, id, asTab, isVisible, choosePicture, onConfirmLanguage }: LanguagePaneProps) {
  const { t } = useTranslation('adminBlog');
  const optional = t('field.optional');
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
        <PaneTranslation locale={locale} />
      </chakra.div>
      <PaneTextField locale={locale} field="title" maxLength={TITLE_MAX_LENGTH} required />
      <PaneTextField locale={locale} field="excerpt" maxLength={EXCERPT_MAX_LENGTH} required rows={EXCERPT_ROWS} note={t('field.excerptNote')} />
      <ContentField locale={locale} choosePicture={choosePicture} />
      <PaneTextField locale={locale} field="author" maxLength={AUTHOR_MAX_LENGTH} hint={optional} />
      <chakra.details>
        <DetailsSummary>{t('field.meta')}</DetailsSummary>
        <chakra.div display="flex" flexDirection="column" gap="5" pt="2">
          <PaneTextField locale={locale} field="metaTitle" maxLength={META_MAX_LENGTH} note={t('field.metaTitleNote')} />
          <PaneTextField locale={locale} field="metaDescription" maxLength={META_MAX_LENGTH} rows={2} note={t('field.metaDescriptionNote')} />
        </chakra.div>
      </chakra.details>
    </chakra.section>
  );
}

interface PaneFieldProps {
  locale: Locale;
  field: PaneField;
}

interface PaneTextFieldProps extends PaneFieldProps {
  maxLength: number;
  required?: boolean;
  rows?: number;
  hint?: string;
  note?: string;
}

function PaneTextField({ locale, field, ...rest }: PaneTextFieldProps) {
  const { t } = useTranslation('adminBlog');
  const session = useSession();
  const name = fieldIn(locale, field);
  return (
    <EditorField name={name} label={t(`field.${field}`)} lang={locale} onChange={(text) => session.editText(name, text)} {...rest}>
      <TranslationOf locale={locale} field={field} />
    </EditorField>
  );
}

/** The text of the post. */
function ContentField({ locale, choosePicture }: { locale: Locale; choosePicture: ChoosePicture }) {
  const { t } = useTranslation('adminBlog');
  const session = useSession();
  const labelId = useId();
  const name = fieldIn(locale, 'content');
  const value = useValue(name);
  const error = useErrorMessage(name, CONTENT_MAX_LENGTH);
  return (
    <FieldFrame name={name}>
      <Field label={<span id={labelId}>{t('field.content')}</span>} required error={error}>
        {(control) => (
          <RichTextEditor
            id={control.id}
            name={name}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            required
            invalid={control['aria-invalid']}
            locale={locale}
            rows={CONTENT_ROWS}
            value={value}
            onChange={(html) => session.editText(name, html)}
            choosePicture={choosePicture}
          />
        )}
      </Field>
      <TranslationOf locale={locale} field="content" />
    </FieldFrame>
  );
}

/** The buttons that fill a field from the other language. */
function TranslationOf({ locale, field }: PaneFieldProps) {
  const { t } = useTranslation('adminBlog');
  const session = useSession();
  const name = fieldIn(locale, field);
  const isSuggested = useSessionState(({ values }) => values.suggested.includes(name));
  return (
    <FieldTranslation
      label={t(`field.${field}`)}
      locale={locale}
      source={useValue(fieldIn(otherLanguage(locale), field))}
      value={useValue(name)}
      isHtml={field === 'content'}
      isSuggested={isSuggested}
      onFill={(text, options) => session.editText(name, text, options.isSuggested)}
      onConfirm={() => session.confirmSuggestion(name)}
    />
  );
}
