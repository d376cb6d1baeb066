import { Button, Flex, chakra } from '@chakra-ui/react';
import type { MailStatus } from '@app/domain/notifications/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportFailure } from '../../platform/useReportFailure';
import { showToast } from '../../../shared/ui/toast';
import { useConfirmRecipient, useRequestRecipient } from './mail';
import { MailFailureText } from './MailFailureText';
import { OneFieldForm } from './OneFieldForm';

/**
 * Shows the address that receives the owner's emails. To change the address, the owner enters a code that is
 * sent to the new address.
 */
export function MailRecipient({ status: { recipient, isConfirmed, pending } }: { status: MailStatus }) {
  const { t } = useTranslation('adminContact');
  const reportFailure = useReportFailure();
  const [isChanging, setIsChanging] = useState(false);
  const request = useRequestRecipient();
  const confirm = useConfirmRecipient();
  const address = recipient ?? '';

  function changeAddress(): void {
    request.reset();
    confirm.reset();
    setIsChanging(true);
  }

  if (pending && !isChanging) {
    const resend = () =>
      request.mutate(
        { address: pending.address },
        {
          onSuccess: () => showToast({ title: t('mail.codeSent') }),
          onError: (error) => reportFailure(t('mail.codeFailed'), error),
        },
      );
    return (
      <Flex direction="column" mt="4" p="4" borderRadius="md" bg="bg.subtle" gap="3">
        <chakra.p overflowWrap="anywhere">
          {t('mail.pending', { address: pending.address, present: address })}
        </chakra.p>
        {pending.failure && (
          <div role="status">
            <chakra.p fontWeight="medium">{t('mail.codeFailed')}</chakra.p>
            <MailFailureText failure={pending.failure} />
          </div>
        )}
        <OneFieldForm
          label={t('mail.code')}
          button={t('mail.confirmCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          call={confirm}
          onEnter={(code) =>
            confirm.mutate(
              { code },
              {
                onSuccess: () =>
                  showToast({ title: t('mail.confirmed'), description: t('mail.confirmedDetail') }),
              },
            )
          }
        />
        <Flex wrap="wrap" gap="3">
          <Button
            size="sm"
            variant="outline"
            aria-disabled={request.isPending}
            onClick={() => !request.isPending && resend()}
          >
            {t('mail.resend')}
          </Button>
          <Button size="sm" variant="outline" onClick={changeAddress}>
            {t('mail.otherAddress')}
          </Button>
        </Flex>
      </Flex>
    );
  }
  if (isConfirmed && !isChanging) {
    return (
      <Button mt="4" size="sm" variant="outline" onClick={changeAddress}>
        {t('mail.change')}
      </Button>
    );
  }
  return (
    <chakra.div mt="4" p="4" borderRadius="md" bg="bg.subtle">
      <chakra.p mb="3" overflowWrap="anywhere">
        {t(isConfirmed ? 'mail.changeDetail' : 'mail.unconfirmed', { address })}
      </chakra.p>
      <OneFieldForm
        label={t('mail.address')}
        button={t('mail.sendCode')}
        type="email"
        autoComplete="email"
        // Lets the owner correct the pending address.
        defaultValue={pending?.address}
        call={request}
        onEnter={(entered) => request.mutate({ address: entered }, { onSuccess: () => setIsChanging(false) })}
      />
    </chakra.div>
  );
}
