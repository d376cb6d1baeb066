import { Button } from '@chakra-ui/react';
import { isUnread, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';

interface ReadButtonProps {
  submission: ContactSubmission;
  onReadChange: (read: boolean) => void;
}

/** Marks a message as read or unread. Not shown for suspected spam, which is never unread. */
export function ReadButton({ submission, onReadChange }: ReadButtonProps) {
  const { t } = useTranslation('adminContact');
  if (submission.status === 'spam') return null;
  const { name } = submission;
  const unread = isUnread(submission);
  return (
    <Button variant="ghost" size="sm" aria-label={t(unread ? 'mark.readOf' : 'mark.unreadOf', { name })} onClick={() => onReadChange(unread)}>
      {t(unread ? 'mark.read' : 'mark.unread')}
    </Button>
  );
}
