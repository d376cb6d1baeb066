import { Grid, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuReply } from 'react-icons/lu';
import { useAdminLocale } from '../../../platform/adminLanguage';
import { formatDateTime } from '../../../platform/dateTime';
import { Card } from '../../../ui/Card';
import { AnchorButton } from '../../../ui/LinkButton';
import { MessageText } from './MessageText';
import { EmailLink, Marks, replyLink } from './Sender';
import type { SubmissionsProps } from './SubmissionsScreen';
import { isUnread } from './unread';

/** One card per message: for reading on a phone, with one hand. */
export function SubmissionsCards({ submissions, seenUntil }: SubmissionsProps) {
  return (
    <Grid as="ul" gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(24rem, 1fr))' }} alignItems="start">
      {submissions.map((submission) => (
        <MessageCard key={submission.id} submission={submission} unread={isUnread(submission, seenUntil)} />
      ))}
    </Grid>
  );
}

/** Drawn once: older messages that come below change nothing in it. */
const MessageCard = memo(function MessageCard({ submission, unread }: { submission: ContactSubmission; unread: boolean }) {
  const { t } = useTranslation(['adminContact', 'contact']);
  const locale = useAdminLocale();
  const { name, service, message, createdAt } = submission;
  return (
    <Card as="li" listStyleType="none" p={{ base: '5', sm: '6' }} gap="4" css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' }}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <Marks submission={submission} unread={unread} />
        <chakra.time dateTime={createdAt} textStyle="small" color="fg.muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(createdAt, locale)}
        </chakra.time>
      </chakra.div>
      <div>
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <EmailLink submission={submission} />
        <chakra.p textStyle="small" color="fg.muted">
          {service ? t(`contact:option.${service}`) : t('noService')}
        </chakra.p>
      </div>
      <MessageText text={message} name={name} />
      <AnchorButton href={replyLink(submission)} variant="outline" alignSelf="flex-start" mt="auto" aria-label={t('replyTo', { name })}>
        <LuReply size="18" aria-hidden="true" />
        {t('reply')}
      </AnchorButton>
    </Card>
  );
});
