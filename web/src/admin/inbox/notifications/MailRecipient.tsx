import { Button, Flex, chakra } from '@chakra-ui/react';
import type { MailStatus } from '@app/domain/notifications/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportFailure } from '../../platform/useReportFailure';
import { showToast } from '../../../shared/ui/toast';
import { useConfirmRecipient, useRequestRecipient } from './mail';
import { MailFailureText } from './MailFailureText';
import { OneFieldForm } from './OneFieldForm';

/** The address that gets the mails to the owner, and how she changes it: a new one gets a code first. */
export function MailRecipient({ status: { recipient, isConfirmed, pending } }: { status: MailStatus }) {
  const { t } = useTranslation('adminContact');
  const [isChanging, setIsChanging] = useState(false);
  const address = recipient ?? '';
  if (pending && !isChanging) {
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
        <CodeForm />
        <Flex wrap="wrap" gap="3">
          <ResendCode address={pending.address} />
          <Button size="sm" variant="outline" onClick={() => setIsChanging(true)}>
            {t('mail.otherAddress')}
          </Button>
        </Flex>
      </Flex>
    );
  }
  if (isConfirmed && !isChanging) {
    return (
      <Button mt="4" size="sm" variant="outline" onClick={() => setIsChanging(true)}>
        {t('mail.change')}
      </Button>
    );
  }
  return (
    <chakra.div mt="4" p="4" borderRadius="md" bg="bg.subtle">
      <chakra.p mb="3" overflowWrap="anywhere">
        {t(isConfirmed ? 'mail.changeDetail' : 'mail.unconfirmed', { address })}
      </chakra.p>
      <AddressForm onSent={() => setIsChanging(false)} />
    </chakra.div>
  );
}

/** Asks for the address, and sends a code there. */
function AddressForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('adminContact');
  const request = useRequestRecipient();
  return (
    <OneFieldForm
      label={t('mail.address')}
      button={t('mail.sendCode')}
      type="email"
      autoComplete="email"
      error={request.error}
      isPending={request.isPending}
      onChange={() => request.reset()}
      onEnter={(address) => request.mutate({ address }, { onSuccess: onSent })}
    />
  );
}

/** Asks for the code that the new address has got. */
function CodeForm() {
  const { t } = useTranslation('adminContact');
  const confirm = useConfirmRecipient();
  return (
    <OneFieldForm
      label={t('mail.code')}
      button={t('mail.confirmCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={confirm.error}
      isPending={confirm.isPending}
      onChange={() => confirm.reset()}
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
  );
}

function ResendCode({ address }: { address: string }) {
  const { t } = useTranslation('adminContact');
  const reportFailure = useReportFailure();
  const request = useRequestRecipient();
  const resend = () => {
    if (request.isPending) return;
    request.mutate(
      { address },
      {
        onSuccess: () => showToast({ title: t('mail.codeSent') }),
        onError: (error) => reportFailure(t('mail.codeFailed'), error),
      },
    );
  };
  return (
    <Button size="sm" variant="outline" aria-disabled={request.isPending} onClick={resend}>
      {t('mail.resend')}
    </Button>
  );
}
