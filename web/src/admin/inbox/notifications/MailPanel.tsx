import { Flex, chakra } from '@chakra-ui/react';
import type { MailStatus } from '@app/domain/notifications/mail';
import { useTranslation } from 'react-i18next';
import { SettingsScreen } from '../../platform/components/SettingsScreen';
import { Unloaded } from '../../platform/components/Unloaded';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Switch } from '../../../shared/ui/Switch';
import { useMailStatus, useSaveMailSettings } from './mail';
import { MailFailureText } from './MailFailureText';
import { MailRecipient } from './MailRecipient';
import { NoticeLanguage } from './NoticeLanguage';
import { State } from './State';

export function MailSettingsPage() {
  const { t } = useTranslation('adminContact');
  return (
    <SettingsScreen title={t('mail.title')}>
      <MailPanel />
    </SettingsScreen>
  );
}

/**
 * Shows whether messages are also delivered by email, along with any delivery problems and the owner's
 * settings.
 */
function MailPanel() {
  const { t } = useTranslation('adminContact');
  const query = useMailStatus();
  if (!query.isSuccess) return <Unloaded query={query} failed={t('mail.loadFailed')} lines={3} />;
  const { isConfigured, recipient } = query.data;
  if (!isConfigured) return <State title={t('mail.off')}>{t('mail.offDetail')}</State>;
  return (
    <>
      <State title={t('mail.on')}>{t('mail.onDetail', { address: recipient ?? '' })}</State>
      <MailRecipient status={query.data} />
      <MailProblems status={query.data} />
      <MailChoices status={query.data} />
    </>
  );
}

/** Lists problems with emails to the owner. Renders nothing if there are none. */
function MailProblems({ status: { delayedSince, givenUp, failure } }: { status: MailStatus }) {
  const { t } = useTranslation('adminContact');
  const locale = useAdminLocale();
  const problems = [
    ...(delayedSince === null ? [] : [t('mail.delayed', { time: formatDateTime(delayedSince, locale) })]),
    ...(givenUp === 0 ? [] : [t('mail.givenUp', { count: givenUp })]),
  ];
  if (problems.length === 0) return null;
  return (
    <chakra.div role="status" mt="4" p="4" borderRadius="md" bg="bg.subtle" fontWeight="medium">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {failure && <MailFailureText failure={failure} />}
    </chakra.div>
  );
}

function MailChoices({ status: { language, confirmToVisitors } }: { status: MailStatus }) {
  const { t } = useTranslation('adminContact');
  const save = useSaveMailSettings();
  return (
    <Flex direction="column" mt="5" pt="4" borderTopWidth="1px" borderColor="border" gap="3">
      <NoticeLanguage settings={{ language, confirmToVisitors }} />
      <div>
        <Switch
          checked={confirmToVisitors}
          onChange={({ target }) => save({ language, confirmToVisitors: target.checked })}
        >
          {t('mail.confirm')}
        </Switch>
        <chakra.p textStyle="note">{t('mail.confirmDetail')}</chakra.p>
      </div>
    </Flex>
  );
}
