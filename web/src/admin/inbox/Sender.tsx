import { chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import { replyUrl } from '@app/domain/inbox/replies/replies';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../shared/content/SiteContext';
import { Badge } from '../../shared/ui/Badge';
import { EmailText } from '../../shared/ui/EmailText';

/** Renders the sender's email address as a link that starts a reply. */
export function EmailLink({ submission, onReply }: { submission: ContactSubmission; onReply: () => void }) {
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

const TONES = { new: 'accent', answered: 'good', archived: 'quiet', spam: 'warm', bin: 'quiet' } as const;

/** Renders the state of a message, or nothing if the state is `read`. */
export function StateBadge({ message: { status, deletedAt } }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminContact');
  const state = deletedAt === null ? status : 'bin';
  return state === 'read' ? null : <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
