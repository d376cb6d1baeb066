import { HStack, chakra } from '@chakra-ui/react';
import type { ContactSubmission, SubmissionStatus } from '@perro-wisdom/domain/inbox/contact';
import { messagePath } from '@perro-wisdom/domain/general/paths';
import { plainName } from '@perro-wisdom/domain/general/plain-name';
import { replyUrl } from '@perro-wisdom/domain/inbox/replies/replies';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type Location } from 'react-router-dom';
import { useFacts } from '../../shared/content/SiteContext';
import { Badge } from '../../shared/ui/Badge';
import { EmailText } from '../../shared/ui/EmailText';
import { linkId, type FromList } from './list/list';

interface EmailLinkProps {
  submission: ContactSubmission;
  /** Called when the owner opens a reply. */
  onReply: () => void;
}

/** The sender's email address, which opens a reply. */
export function EmailLink({ submission, onReply }: EmailLinkProps) {
  return (
    <chakra.a
      href={replyUrl(submission, useFacts().name)}
      onClick={onReply}
      display="inline-block"
      minH="11"
      py="0.625rem"
      color="inherit"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      <EmailText address={plainName(submission.email)} />
    </chakra.a>
  );
}

/** The sender's name, which opens the message. */
export function NameLink({ submission: { id, name } }: { submission: ContactSubmission }) {
  const { pathname, search, state: listState } = useLocation() as Location<unknown>;
  const state: FromList = { list: pathname + search, listState };
  return (
    <chakra.a
      asChild
      display="inline-block"
      maxW="full"
      py="2"
      my="-2"
      color="inherit"
      overflowWrap="anywhere"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      <Link id={linkId(id)} to={messagePath(id)} state={state} dir="auto">
        {plainName(name)}
      </Link>
    </chakra.a>
  );
}

const TONES = { new: 'accent', answered: 'good', archived: 'quiet', spam: 'warm' } as const satisfies Partial<
  Record<SubmissionStatus, string>
>;

/** Badges: the state of a message, unless it is just read, and its language. */
export function SubmissionBadges({
  submission: { status, deletedAt, language },
}: {
  submission: ContactSubmission;
}) {
  const { t } = useTranslation('adminContact');
  return (
    <HStack gap="2" flexWrap="wrap">
      {deletedAt !== null && <Badge>{t('state.bin')}</Badge>}
      {status !== 'read' && <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>}
      <Badge>{t(`mark.${language}`)}</Badge>
    </HStack>
  );
}
