import { Grid, HStack, chakra } from '@chakra-ui/react';
import { isUnread, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuReply } from 'react-icons/lu';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { Card } from '../../../ui/Card';
import { AnchorButton } from '../../../ui/LinkButton';
import { useReadMark } from './data';
import { MessageText } from './MessageText';
import { ReadButton } from './ReadButton';
import { EmailLink, Marks, replyLink } from './Sender';
import type { SubmissionsProps } from './SubmissionsScreen';

/** One card per message: for reading on a phone, with one hand. */
export function SubmissionsCards({ submissions }: SubmissionsProps) {
  return (
    <Grid as="ul" gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(24rem, 1fr))' }} alignItems="start">
      {submissions.map((submission) => (
        <MessageCard key={submission.id} submission={submission} />
      ))}
    </Grid>
  );
}

/** Drawn once: older messages that come below change nothing in it. */
const MessageCard = memo(function MessageCard({ submission }: { submission: ContactSubmission }) {
  const { t } = useTranslation(['adminContact', 'contact']);
  const locale = useAdminLocale();
  const { name, service, message, createdAt } = submission;
  const mark = useReadMark(submission);
  const read = () => {
    if (isUnread(submission)) mark(true);
  };
  return (
    <Card as="li" listStyleType="none" p={{ base: '5', sm: '6' }} gap="4" css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' }}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <Marks submission={submission} />
        <chakra.time dateTime={createdAt} textStyle="small" color="fg.muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(createdAt, locale)}
        </chakra.time>
      </chakra.div>
      <div>
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <EmailLink submission={submission} onReply={read} />
        <chakra.p textStyle="small" color="fg.muted">
          {service ? t(`contact:option.${service}`) : t('noService')}
        </chakra.p>
      </div>
      <MessageText text={message} name={name} onUnfold={read} />
      <HStack gap="2" flexWrap="wrap" mt="auto">
        <AnchorButton href={replyLink(submission)} variant="outline" aria-label={t('replyTo', { name })} onClick={read}>
          <LuReply size="18" aria-hidden="true" />
          {t('reply')}
        </AnchorButton>
        <ReadButton submission={submission} onMark={mark} />
      </HStack>
    </Card>
  );
});
