import { Grid, HStack, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@perro-wisdom/domain/inbox/contact';
import { plainName } from '@perro-wisdom/domain/general/plain-name';
import { replyUrl } from '@perro-wisdom/domain/inbox/replies/replies';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuReply } from 'react-icons/lu';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { useFacts } from '../../../shared/content/SiteContext';
import { Card } from '../../../shared/ui/Card';
import { AnchorButton } from '../../../shared/ui/LinkButton';
import { useSubmissionChanges } from '../data';
import { MessageText } from '../MessageText';
import { EmailLink, NameLink, SubmissionBadges } from '../Sender';
import { SpamReasons } from '../SpamReasons';
import { MarkActions, MoveActions } from '../SubmissionActions';
import { useServiceName } from '../services';
import type { SubmissionsProps } from './SubmissionsScreen';

/** The messages as cards, for phones. */
export function SubmissionsCards({ submissions }: SubmissionsProps) {
  return (
    <Grid
      as="ul"
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(24rem, 1fr))' }}
      alignItems="start"
    >
      {submissions.map((submission) => (
        <MessageCard key={submission.id} submission={submission} />
      ))}
    </Grid>
  );
}

/** Memoized, so that loading older messages does not render the existing ones again. */
const MessageCard = memo(function MessageCard({ submission }: { submission: ContactSubmission }) {
  const { t } = useTranslation('adminContact');
  const serviceName = useServiceName();
  const locale = useAdminLocale();
  const { service, message, createdAt } = submission;
  const name = plainName(submission.name);
  const { open } = useSubmissionChanges();
  const markAsRead = () => open(submission);
  const { name: business } = useFacts();
  return (
    <Card
      as="li"
      listStyleType="none"
      p={{ base: '5', sm: '6' }}
      gap="4"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' }}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <SubmissionBadges submission={submission} />
        <chakra.time
          dateTime={createdAt}
          textStyle="small"
          color="fg.muted"
          css={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDateTime(createdAt, locale)}
        </chakra.time>
      </chakra.div>
      <div>
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          <NameLink submission={submission} />
        </chakra.h2>
        <EmailLink submission={submission} onReply={markAsRead} />
        <chakra.p textStyle="small" color="fg.muted">
          {serviceName(service) || t('noService')}
        </chakra.p>
      </div>
      <MessageText text={message} name={name} onExpand={markAsRead} />
      {submission.status === 'spam' && <SpamReasons spam={submission.spam} />}
      <HStack gap="2" flexWrap="wrap" mt="auto">
        <AnchorButton
          href={replyUrl(submission, business)}
          variant="outline"
          aria-label={t('replyTo', { name })}
          onClick={markAsRead}
        >
          <LuReply size="18" aria-hidden="true" />
          {t('reply')}
        </AnchorButton>
        <HStack gap="0" ml="auto" mr="-3">
          <MarkActions submission={submission} labels="icons" />
          <MoveActions submission={submission} labels="icons" />
        </HStack>
      </HStack>
    </Card>
  );
});
