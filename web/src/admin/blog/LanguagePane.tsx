import { chakra } from '@chakra-ui/react';
import { CONTENT_ROWS, EXCERPT_ROWS } from '@perro-wisdom/domain/blog/posts';
import {
  AUTHOR_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  META_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@perro-wisdom/domain/blog/posts.limits';
import { useTranslation } from 'react-i18next';
import type { LanguagePaneProps } from '../editing/frame/EditorScreen';
import { LanguagePane, PaneRichText, PaneTextField } from '../editing/frame/LanguagePane';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { PANE_FIELDS } from './editorValues';

/** A name stays as it is. */
const NAMES = ['author'];

/** The fields of a post in one language. */
export function PostPane({ choosePicture, ...pane }: LanguagePaneProps) {
  const { t } = useTranslation(['adminBlog', 'adminEditor']);
  const { locale } = pane;
  const optional = t('adminEditor:field.optional');
  return (
    <LanguagePane {...pane} fields={PANE_FIELDS} names={NAMES}>
      <PaneTextField locale={locale} field="title" maxLength={TITLE_MAX_LENGTH} required />
      <PaneTextField
        locale={locale}
        field="excerpt"
        maxLength={EXCERPT_MAX_LENGTH}
        required
        rows={EXCERPT_ROWS}
        note={t('field.excerptNote')}
      />
      <PaneRichText
        locale={locale}
        field="content"
        maxLength={CONTENT_MAX_LENGTH}
        required
        rows={CONTENT_ROWS}
        choosePicture={choosePicture}
      />
      <PaneTextField locale={locale} field="author" maxLength={AUTHOR_MAX_LENGTH} hint={optional} />
      <chakra.details>
        <DetailsSummary>{t('field.meta')}</DetailsSummary>
        <chakra.div display="flex" flexDirection="column" gap="5" pt="2">
          <PaneTextField
            locale={locale}
            field="metaTitle"
            maxLength={META_MAX_LENGTH}
            note={t('field.metaTitleNote')}
          />
          <PaneTextField
            locale={locale}
            field="metaDescription"
            maxLength={META_MAX_LENGTH}
            rows={2}
            note={t('field.metaDescriptionNote')}
          />
        </chakra.div>
      </chakra.details>
    </LanguagePane>
  );
}
