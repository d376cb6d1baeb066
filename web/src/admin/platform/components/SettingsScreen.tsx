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

/** The screen of one setting, with the way back to all of them. */
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
