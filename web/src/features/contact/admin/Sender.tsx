import { HStack, chakra } from '@chakra-ui/react';
import { isUnread, replyUrl, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';
import { EmailText } from '../../../ui/EmailText';

interface EmailLinkProps {
  submission: ContactSubmission;
  /** Called when the owner opens a reply. */
  onReply: () => void;
}

/** The sender's email address, which opens a reply. */
export function EmailLink({ submission, onReply }: EmailLinkProps) {
  return (
    <chakra.a
      href={replyUrl(submission)}
      onClick={onReply}
      display="inline-block"
      minH="11"
      py="0.625rem"
      color="inherit"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      <EmailText address={submission.email} />
    </chakra.a>
  );
}

/** Badges: whether a message is unread, whether it is suspected spam, and its language. */
export function SubmissionBadges({ submission }: { submission: ContactSubmission }) {
  const { t } = useTranslation('adminContact');
  return (
    <HStack gap="2" flexWrap="wrap">
      {isUnread(submission) && <Badge tone="accent">{t('mark.new')}</Badge>}
      {submission.status === 'spam' && <Badge tone="warm">{t('mark.spam')}</Badge>}
      <Badge>{t(`mark.${submission.language}`)}</Badge>
    </HStack>
  );
}
