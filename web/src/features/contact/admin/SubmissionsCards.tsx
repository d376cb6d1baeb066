import { Grid, HStack, chakra } from '@chakra-ui/react';
import { replyUrl, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { plainName } from '@perro-wisdom/domain/plain-name';
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
import { EmailLink, SubmissionBadges } from './Sender';
import type { SubmissionsProps } from './SubmissionsScreen';

/** The messages as cards, for phones. */
export function SubmissionsCards({ submissions }: SubmissionsProps) {
  return (
    <Grid as="ul" gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(24rem, 1fr))' }} alignItems="start">
      {submissions.map((submission) => (
        <MessageCard key={submission.id} submission={submission} />
      ))}
    </Grid>
  );
}

/** Memoized, so that loading older messages does not render the existing ones again. */
const MessageCard = memo(function MessageCard({ submission }: { submission: ContactSubmission }) {
  const { t } = useTranslation(['adminContact', 'contact']);
  const locale = useAdminLocale();
  const { service, message, createdAt } = submission;
  const name = plainName(submission.name);
  const { setRead, markAsRead } = useReadMark(submission);
  return (
    <Card as="li" listStyleType="none" p={{ base: '5', sm: '6' }} gap="4" css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' }}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <SubmissionBadges submission={submission} />
        <chakra.time dateTime={createdAt} textStyle="small" color="fg.muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(createdAt, locale)}
        </chakra.time>
      </chakra.div>
      <div>
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <EmailLink submission={submission} onReply={markAsRead} />
        <chakra.p textStyle="small" color="fg.muted">
          {service ? t(`contact:option.${service}`) : t('noService')}
        </chakra.p>
      </div>
      <MessageText text={message} name={name} onExpand={markAsRead} />
      <HStack gap="2" flexWrap="wrap" mt="auto">
        <AnchorButton href={replyUrl(submission)} variant="outline" aria-label={t('replyTo', { name })} onClick={markAsRead}>
          <LuReply size="18" aria-hidden="true" />
          {t('reply')}
        </AnchorButton>
        <ReadButton submission={submission} onReadChange={setRead} />
      </HStack>
    </Card>
  );
});
