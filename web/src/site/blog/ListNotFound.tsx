import { useTranslation } from 'react-i18next';
import { NotFound } from '../platform/components/NotFound';
import { PageButton } from '../ui/PageButton';

/** The content of a page for a category, a tag or a page number that doesn't exist. */
export function ListNotFound() {
  const { t } = useTranslation(['blog', 'messages']);
  return (
    <NotFound title={t('messages:notFound.title')} detail={t('list.nothingDetail')}>
      <PageButton page="blog">{t('list.everything')}</PageButton>
    </NotFound>
  );
}
