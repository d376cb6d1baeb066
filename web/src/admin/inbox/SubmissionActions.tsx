import { Button, type ButtonProps } from '@chakra-ui/react';
import { statusInInbox, type ContactSubmission } from '@perro-wisdom/domain/inbox/contact';
import { plainName } from '@perro-wisdom/domain/general/plain-name';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LuArchive,
  LuCheckCheck,
  LuInbox,
  LuMailOpen,
  LuMail,
  LuOctagonAlert,
  LuTrash2,
  LuUndo2,
} from 'react-icons/lu';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { useSubmissionChanges } from './data';

interface ActionsProps {
  submission: ContactSubmission;
  /** `icons` for a list: the label is for screen readers, and the title for the mouse. */
  labels?: 'text' | 'icons' | 'stacked';
  /** Called when an action takes the message out of its list. */
  onGone?: (() => void) | undefined;
}

interface ActionProps extends Omit<ButtonProps, 'children'> {
  icon: ReactNode;
  label: string;
  /** The label with the sender's name. */
  of: string;
  labels: NonNullable<ActionsProps['labels']>;
}

function Action({ icon, label, of, labels, ...rest }: ActionProps) {
  if (labels === 'icons') {
    return (
      <Button variant="ghost" size="sm" minW="11" px="0" aria-label={of} title={label} {...rest}>
        {icon}
      </Button>
    );
  }
  const stacked =
    labels === 'stacked' &&
    ({
      flex: '1',
      flexDirection: 'column',
      gap: '1',
      px: '1',
      minH: '12',
      fontSize: 'xs',
      lineHeight: '1.2',
      whiteSpace: 'normal',
    } as const);
  return (
    <Button variant="ghost" size="sm" aria-label={of} {...stacked} {...rest}>
      {icon}
      {label}
    </Button>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** Where a message can go from where it is: archive, spam and bin, and back. */
export function MoveActions({ submission, labels = 'text', onGone }: ActionsProps) {
  const { t } = useTranslation('adminContact');
  const { setStatus, moveToBin } = useSubmissionChanges();
  if (submission.deletedAt !== null)
    return <BinActions submission={submission} labels={labels} onGone={onGone} />;
  const { status } = submission;
  const name = plainName(submission.name);
  const isOut = status === 'archived' || status === 'spam';
  const act = (change: () => void) => () => {
    change();
    onGone?.();
  };
  return (
    <>
      {isOut ? (
        <Action
          labels={labels}
          icon={<LuInbox {...icon} />}
          label={t(status === 'spam' ? 'mark.notSpam' : 'mark.toInbox')}
          of={t(status === 'spam' ? 'mark.notSpamOf' : 'mark.toInboxOf', { name })}
          onClick={act(() => setStatus(submission, statusInInbox(submission)))}
        />
      ) : (
        <>
          <Action
            labels={labels}
            icon={<LuArchive {...icon} />}
            label={t('mark.archive')}
            of={t('mark.archiveOf', { name })}
            onClick={act(() => setStatus(submission, 'archived'))}
          />
          <Action
            labels={labels}
            icon={<LuOctagonAlert {...icon} />}
            label={t('mark.spam')}
            of={t('mark.spamOf', { name })}
            onClick={act(() => setStatus(submission, 'spam'))}
          />
        </>
      )}
      <Action
        labels={labels}
        icon={<LuTrash2 {...icon} />}
        label={t('mark.delete')}
        of={t('mark.deleteOf', { name })}
        onClick={act(() => moveToBin(submission))}
      />
    </>
  );
}

/** What can be done with a message in the bin. */
function BinActions({ submission, labels = 'text', onGone }: ActionsProps) {
  const { t } = useTranslation('adminContact');
  const { putBack, deleteForGood } = useSubmissionChanges();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const name = plainName(submission.name);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const isDeleted = await deleteForGood(submission);
    setIsBusy(false);
    setIsConfirming(false);
    if (isDeleted) onGone?.();
  }

  return (
    <>
      <Action
        labels={labels}
        icon={<LuUndo2 {...icon} />}
        label={t('mark.putBack')}
        of={t('mark.putBackOf', { name })}
        onClick={() => {
          putBack(submission);
          onGone?.();
        }}
      />
      <Action
        labels={labels}
        icon={<LuTrash2 {...icon} />}
        label={t('mark.deleteForGood')}
        of={t('mark.deleteForGoodOf', { name })}
        onClick={() => setIsConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        title={t('mark.deleteForGoodQuestion')}
        confirmLabel={t('mark.deleteForGood')}
        cancelLabel={t('mark.keep')}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('mark.deleteForGoodDetail', { name })}
      </ConfirmDialog>
    </>
  );
}

/** Marks a message in the inbox as new or read; `withAnswered`: also as answered, such as by phone. */
export function MarkActions({
  submission,
  labels = 'text',
  withAnswered = false,
}: ActionsProps & { withAnswered?: boolean }) {
  const { t } = useTranslation('adminContact');
  const { setStatus } = useSubmissionChanges();
  const { status, deletedAt } = submission;
  if (deletedAt !== null || status === 'archived' || status === 'spam') return null;
  const name = plainName(submission.name);
  const isNew = status === 'new';
  return (
    <>
      {withAnswered && status !== 'answered' && (
        <Action
          labels={labels}
          icon={<LuCheckCheck {...icon} />}
          label={t('mark.answered')}
          of={t('mark.answeredOf', { name })}
          onClick={() => setStatus(submission, 'answered')}
        />
      )}
      <Action
        labels={labels}
        icon={isNew ? <LuMailOpen {...icon} /> : <LuMail {...icon} />}
        label={t(isNew ? 'mark.read' : 'mark.unread')}
        of={t(isNew ? 'mark.readOf' : 'mark.unreadOf', { name })}
        onClick={() => setStatus(submission, isNew ? 'read' : 'new')}
      />
    </>
  );
}
