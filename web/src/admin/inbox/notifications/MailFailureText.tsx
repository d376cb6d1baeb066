import { chakra } from '@chakra-ui/react';
import type { MailFailure } from '@app/domain/notifications/mail';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';

/** Why a mail could not be sent and what the owner can do, and the server's own words for whoever helps her. */
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
