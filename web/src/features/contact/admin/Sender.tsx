import { HStack, chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import { isUnread, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';

/** Answers in the language in which the visitor wrote. */
const SUBJECTS = { en: `Your message to ${business.name}`, es: `Tu mensaje a ${business.name}` } as const;

export function replyLink({ email, language }: ContactSubmission): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(SUBJECTS[language])}`;
}

interface EmailLinkProps {
  submission: ContactSubmission;
  /** Told when the owner begins an answer. */
  onReply: () => void;
}

/** The address, which opens an answer. A long one breaks where one would break it by hand. */
export function EmailLink({ submission, onReply }: EmailLinkProps) {
  const at = submission.email.lastIndexOf('@') + 1;
  return (
    <chakra.a
      href={replyLink(submission)}
      onClick={onReply}
      display="inline-block"
      minH="11"
      py="0.625rem"
      color="inherit"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      {submission.email.slice(0, at)}
      <wbr />
      {submission.email.slice(at)}
    </chakra.a>
  );
}

/** What the owner should know at a glance: is it new, is it spam, in which language to answer. */
export function Marks({ submission }: { submission: ContactSubmission }) {
  const { t } = useTranslation('adminContact');
  return (
    <HStack gap="2" flexWrap="wrap">
      {isUnread(submission) && <Badge tone="accent">{t('mark.new')}</Badge>}
      {submission.status === 'spam' && <Badge tone="warm">{t('mark.spam')}</Badge>}
      <Badge>{t(`mark.${submission.language}`)}</Badge>
    </HStack>
  );
}
