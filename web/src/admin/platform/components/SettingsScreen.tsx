import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from './AdminPage';
import { BackLink } from './BackLink';
import { Card } from '../../../shared/ui/Card';

interface SettingsScreenProps {
  title: string;
  children: ReactNode;
}

/** A screen for one setting, with a link back to all settings. */
export function SettingsScreen({ title, children }: SettingsScreenProps) {
  return (
    <AdminPage title={title} back={<BackToSettings />}>
      <Card as="section" aria-label={title} p={{ base: '5', md: '6' }}>
        {children}
      </Card>
    </AdminPage>
  );
}

export function BackToSettings() {
  const { t } = useTranslation('admin');
  return <BackLink to={ADMIN_PAGES.settings}>{t('nav.settings')}</BackLink>;
}
