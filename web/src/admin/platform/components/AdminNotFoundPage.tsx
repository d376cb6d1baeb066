import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { AdminPage } from './AdminPage';
import { LinkButton } from '../../../shared/ui/LinkButton';

export function AdminNotFoundPage() {
  const { t } = useTranslation(['admin', 'messages']);
  return (
    <AdminPage title={t('messages:notFound.title')}>
      <chakra.p color="fg.muted" mb="6">
        {t('messages:notFound.detail')}
      </chakra.p>
      <LinkButton to={ADMIN_PAGES.dashboard}>{t('nav.dashboard')}</LinkButton>
      <chakra.p textStyle="note" mt="8">
        {t('messages:notFound.question')}
      </chakra.p>
    </AdminPage>
  );
}
