/** The owner's actions on a message. */
import { statusInInbox, type ContactSubmission, type SubmissionStatus } from '@app/domain/inbox/contact';
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
import { useSubmissionChanges } from './changes';

/**
 * Each action's icon, its keyboard shortcut for the focused message in a list, and the message's new state.
 * Null restores the state from before the message was archived, marked as spam or moved to the bin.
 */
export const ACTIONS = {
  answered: { Icon: LuCheckCheck, key: 'a', to: 'answered' },
  read: { Icon: LuMailOpen, key: 'u', to: 'read' },
  unread: { Icon: LuMail, key: 'u', to: 'new' },
  archive: { Icon: LuArchive, key: 'e', to: 'archived' },
  toInbox: { Icon: LuInbox, key: 'e', to: null },
  notSpam: { Icon: LuInbox, key: 'e', to: null },
  putBack: { Icon: LuUndo2, key: 'e', to: null },
  spam: { Icon: LuOctagonAlert, key: '!', to: 'spam' },
  delete: { Icon: LuTrash2, key: 'Delete', to: 'bin' },
  deleteForGood: { Icon: LuTrash2, key: 'Delete', to: 'gone' },
} as const;
export type MessageAction = keyof typeof ACTIONS;

/** Returns whether an action only marks a message. All other actions remove the message from its list. */
export const isMark = (action: MessageAction): boolean =>
  action === 'answered' || action === 'read' || action === 'unread';

/** Returns the available actions for a message in its current state. */
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

const formerPlace = (message: ContactSubmission): SubmissionStatus =>
  message.deletedAt === null ? statusInInbox(message) : message.status;

export type Act = (action: MessageAction, message: ContactSubmission) => void;

/**
 * Returns `act`, which performs an action on a message, `open`, which marks a message as read, and
 * `question`, the confirmation dialog. `onGone` is called when the message leaves its list.
 */
export function useMessageActions(onGone?: () => void) {
  const { t } = useTranslation('adminContact');
  const { change, open } = useSubmissionChanges();
  const { ask, question } = useQuestion();

  const act = useCallback<Act>(
    (action, message) => {
      if (action === 'deleteForGood') {
        ask({
          title: t('mark.deleteForGoodQuestion'),
          detail: t('mark.deleteForGoodDetail', { name: plainName(message.name) }),
          confirmLabel: t('mark.deleteForGood'),
          cancelLabel: t('mark.keep'),
          onConfirm: () => change(message, 'gone').then((isDeleted) => isDeleted && onGone?.()),
        });
        return;
      }
      void change(message, ACTIONS[action].to ?? formerPlace(message));
      if (!isMark(action)) onGone?.();
    },
    [ask, change, onGone, t],
  );

  return { act, open, question };
}
