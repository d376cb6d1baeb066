import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../../platform/AdminPage';
import { LinkButton } from '../../ui/LinkButton';

export function AdminNotFoundPage() {
  const { t } = useTranslation(['admin', 'messages']);
  return (
    <AdminPage title={t('messages:notFound.title')} intro={t('messages:notFound.question')}>
      <LinkButton to={ADMIN_PAGES.dashboard}>{t('nav.dashboard')}</LinkButton>
    </AdminPage>
  );
}
