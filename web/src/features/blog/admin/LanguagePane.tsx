import { Badge } from '../../../ui/Badge';
import { DetailsSummary } from '../../../ui/DetailsSummary';
import { chakra } from '@chakra-ui/react';
import { EXCERPT_ROWS } from '@perro-wisdom/domain/blog';
import {
  AUTHOR_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  META_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@perro-wisdom/domain/blog.limits';
import type { Locale } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { ContentField } from './ContentField';
import { EditorField } from './EditorField';
import { fieldIn, type LocalizedField } from './editorValues';

interface LanguagePaneProps {
  locale: Locale;
  id: string;
  /** Whether it is a tab panel (on narrow screens) or one of two columns. */
  asTab: boolean;
  isVisible: boolean;
}

/** The fields of a post in one language. */
export function LanguagePane({ locale, id, asTab, isVisible }: LanguagePaneProps) {
  const { t } = useTranslation('adminBlog');
  const textField = (field: LocalizedField, maxLength: number, options: { required?: boolean; rows?: number; note?: string } = {}) => (
    <EditorField name={fieldIn(locale, field)} label={t(`field.${field}`)} maxLength={maxLength} lang={locale} {...options} />
  );
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
      <chakra.h2 id={`${id}-name`} display="flex" alignItems="center" gap="3" textStyle="h3" hideBelow="lg">
        <Badge aria-hidden="true">{locale.toUpperCase()}</Badge>
        {t(`language.${locale}`)}
      </chakra.h2>
      {textField('title', TITLE_MAX_LENGTH, { required: true })}
      {textField('category', CATEGORY_MAX_LENGTH, { required: true })}
      {textField('excerpt', EXCERPT_MAX_LENGTH, { required: true, rows: EXCERPT_ROWS, note: t('field.excerptNote') })}
      <ContentField locale={locale} />
      <EditorField name={fieldIn(locale, 'author')} label={t('field.author')} hint={optional} maxLength={AUTHOR_MAX_LENGTH} />
      <chakra.details>
        <DetailsSummary>{t('field.meta')}</DetailsSummary>
        <chakra.div display="flex" flexDirection="column" gap="5" pt="2">
          {textField('metaTitle', META_MAX_LENGTH, { note: t('field.metaTitleNote') })}
          {textField('metaDescription', META_MAX_LENGTH, { rows: 2, note: t('field.metaDescriptionNote') })}
        </chakra.div>
      </chakra.details>
    </chakra.section>
  );
}
