/** What can be done with a message, wherever it is shown. */
import { statusInInbox, type ContactSubmission } from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LuArchive,
  LuCheckCheck,
  LuInbox,
  LuMail,
  LuMailOpen,
  LuOctagonAlert,
  LuTrash2,
  LuUndo2,
} from 'react-icons/lu';
import { useQuestion } from '../ui/useQuestion';
import { useSubmissionChanges, type Change } from './changes';

/** Each action's icon, and the key for it while the message has the focus in a list. */
export const ACTIONS = {
  answered: { Icon: LuCheckCheck, key: 'a' },
  read: { Icon: LuMailOpen, key: 'u' },
  unread: { Icon: LuMail, key: 'u' },
  archive: { Icon: LuArchive, key: 'e' },
  toInbox: { Icon: LuInbox, key: 'e' },
  notSpam: { Icon: LuInbox, key: 'e' },
  putBack: { Icon: LuUndo2, key: 'e' },
  spam: { Icon: LuOctagonAlert, key: '!' },
  delete: { Icon: LuTrash2, key: 'Delete' },
  deleteForGood: { Icon: LuTrash2, key: 'Delete' },
} as const;
export type MessageAction = keyof typeof ACTIONS;

/** Those that only mark a message; the others take it out of its list. */
export const isMark = (action: MessageAction): boolean =>
  action === 'answered' || action === 'read' || action === 'unread';

/** Returns what can be done with a message where it is. */
export function actionsOf({
  status,
  deletedAt,
}: Pick<ContactSubmission, 'status' | 'deletedAt'>): MessageAction[] {
  if (deletedAt !== null) return ['putBack', 'deleteForGood'];
  if (status === 'spam') return ['notSpam', 'delete'];
  if (status === 'archived') return ['toInbox', 'delete'];
  return [
    ...(status === 'answered' ? [] : (['answered'] as const)),
    status === 'new' ? 'read' : 'unread',
    'archive',
    'spam',
    'delete',
  ];
}

function changeOf(action: Exclude<MessageAction, 'deleteForGood'>, message: ContactSubmission) {
  switch (action) {
    case 'unread':
      return 'new';
    case 'archive':
      return 'archived';
    case 'toInbox':
    case 'notSpam':
      return statusInInbox(message);
    case 'delete':
      return 'bin';
    default:
      return action satisfies Change;
  }
}

export type Act = (action: MessageAction, message: ContactSubmission) => void;

/**
 * Returns the function that does something with a message, the question that it may ask first, and a function that marks a message as
 * opened. `onGone`: called when the message has left its list.
 */
export function useMessageActions(onGone?: () => void) {
  const { t } = useTranslation('adminContact');
  const { change, open, deleteForGood } = useSubmissionChanges();
  const { ask, question } = useQuestion();

  const act = useCallback<Act>(
    (action, message) => {
      if (action === 'deleteForGood') {
        ask({
          title: t('mark.deleteForGoodQuestion'),
          detail: t('mark.deleteForGoodDetail', { name: plainName(message.name) }),
          confirmLabel: t('mark.deleteForGood'),
          cancelLabel: t('mark.keep'),
          onConfirm: () => deleteForGood(message).then((isDeleted) => isDeleted && onGone?.()),
        });
        return;
      }
      change(message, changeOf(action, message));
      if (!isMark(action)) onGone?.();
    },
    [ask, change, deleteForGood, onGone, t],
  );

  return { act, open, question };
}
