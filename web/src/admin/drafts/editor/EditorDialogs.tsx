import type { Draft } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/Dialog';
import { ConflictDialog } from '../../editing/frame/ConflictDialog';
import { HistoryDialog } from '../../editing/frame/HistoryDialog';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useListChanged } from '../data';
import { ScheduleDialog } from './ScheduleDialog';
import type { EditorDialog, Publishing } from './usePublishing';

interface EditorDialogsProps {
  /** The one that is open. */
  dialog: EditorDialog | null;
  onClose: () => void;
  unchecked: Publishing['unchecked'];
}

/** The dialogs of the editor. */
export function EditorDialogs({ dialog, onClose, unchecked }: EditorDialogsProps) {
  const session = useSession();
  const { kind } = session.definition;
  const draft = useSessionState((state) => state.draft);
  const hasConflict = useSessionState((state) => state.hasConflict);
  const listChanged = useListChanged(kind);

  function receive(changed: Draft): void {
    listChanged();
    session.receive(changed);
  }

  return (
    <>
      <UncheckedQuestion unchecked={unchecked} />
      {draft && (
        <>
          <HistoryDialog draft={draft} open={dialog === 'history'} onClose={onClose} onChanged={receive} />
          {kind === 'posts' && (
            <ScheduleDialog
              draft={draft}
              open={dialog === 'schedule'}
              onClose={onClose}
              onScheduled={receive}
            />
          )}
          {hasConflict && (
            <ConflictDialog
              key={draft.revision}
              theirs={draft}
              open={dialog === 'conflict'}
              onClose={onClose}
            />
          )}
        </>
      )}
    </>
  );
}

function UncheckedQuestion({ unchecked: { waiting, answer } }: Pick<EditorDialogsProps, 'unchecked'>) {
  const { t } = useTranslation('adminEditor');
  const count = useSessionState(({ values }) => values.suggested.length);
  return (
    <ConfirmDialog
      open={waiting !== null}
      title={t('unchecked.question', { count })}
      confirmLabel={t(waiting?.isLater === true ? 'unchecked.goOn' : 'unchecked.publish')}
      cancelLabel={t('unchecked.check')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {t('unchecked.detail')}
    </ConfirmDialog>
  );
}
