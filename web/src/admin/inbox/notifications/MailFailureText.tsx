import { chakra } from '@chakra-ui/react';
import type { MailFailure } from '@app/domain/notifications/mail';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';

export function MailFailureText({ failure: { reason, details } }: { failure: MailFailure }) {
  const { t } = useTranslation('adminContact');
  return (
    <>
      <chakra.p fontWeight="normal">{t(`mail.reason.${reason}`)}</chakra.p>
      {details !== '' && (
        <chakra.details fontWeight="normal">
          <DetailsSummary color="fg.muted">{t('mail.details')}</DetailsSummary>
          <chakra.p textStyle="small" overflowWrap="anywhere" lang="en">
            {details}
          </chakra.p>
        </chakra.details>
      )}
    </>
  );
}
