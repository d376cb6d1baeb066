import { Button } from '@chakra-ui/react';
import { isUnread, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';

interface ReadButtonProps {
  submission: ContactSubmission;
  onMark: (read: boolean) => void;
}

/** Marks a message as read, and takes it back. Suspected spam is never new. */
export function ReadButton({ submission, onMark }: ReadButtonProps) {
  const { t } = useTranslation('adminContact');
  if (submission.status === 'spam') return null;
  const { name } = submission;
  const unread = isUnread(submission);
  return (
    <Button variant="ghost" size="sm" aria-label={t(unread ? 'mark.readOf' : 'mark.unreadOf', { name })} onClick={() => onMark(unread)}>
      {t(unread ? 'mark.read' : 'mark.unread')}
    </Button>
  );
}
