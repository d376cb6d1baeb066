import { useTranslation } from 'react-i18next';
import { SettingsScreen } from '../../platform/components/SettingsScreen';
import { MailPanel } from './MailPanel';
import { PushPanel } from './PushPanel';

export function MailSettingsPage() {
  const { t } = useTranslation('adminContact');
  return (
    <SettingsScreen title={t('mail.title')}>
      <MailPanel />
    </SettingsScreen>
  );
}

export function PushSettingsPage() {
  const { t } = useTranslation('adminPush');
  return (
    <SettingsScreen title={t('title')}>
      <PushPanel />
    </SettingsScreen>
  );
}
