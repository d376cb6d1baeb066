import { HStack, chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';

/** Answers in the language in which the visitor wrote. */
const SUBJECTS = { en: `Your message to ${business.name}`, es: `Tu mensaje a ${business.name}` } as const;

export function replyLink({ email, language }: ContactSubmission): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(SUBJECTS[language])}`;
}

/** The address, which opens an answer. */
export function EmailLink({ submission }: { submission: ContactSubmission }) {
  return (
    <chakra.a
      href={replyLink(submission)}
      display="inline-flex"
      alignItems="center"
      minH="11"
      color="inherit"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      {submission.email}
    </chakra.a>
  );
}

/** What the owner should know at a glance: is it new, is it spam, in which language to answer. */
export function Marks({ submission, unread }: { submission: ContactSubmission; unread: boolean }) {
  const { t } = useTranslation('adminContact');
  return (
    <HStack gap="2" flexWrap="wrap">
      {unread && <Badge tone="accent">{t('mark.new')}</Badge>}
      {submission.status === 'spam' && <Badge tone="warm">{t('mark.spam')}</Badge>}
      <Badge>{t(`mark.${submission.language}`)}</Badge>
    </HStack>
  );
}
