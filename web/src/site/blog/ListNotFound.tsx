import { pagePath } from '@app/domain/general/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../shared/browser/focus';
import { NotFound } from '../platform/components/NotFound';
import { useLocale } from '../../shared/i18n/useLocale';
import { LinkButton } from '../../shared/ui/LinkButton';

/** Shown for a category, a tag or a numbered page that does not exist. */
export function ListNotFound() {
  const { t } = useTranslation(['blog', 'messages']);
  const locale = useLocale();

  // The title that had the focus while the list was loading has been removed.
  useEffect(focusTitle, []);

  return (
    <NotFound title={t('messages:notFound.title')} detail={t('list.nothingDetail')}>
      <LinkButton to={pagePath('blog', locale)}>{t('list.everything')}</LinkButton>
    </NotFound>
  );
}
