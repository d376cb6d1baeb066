import type { Draft } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, Dialog } from '../../../shared/ui/Dialog';
import { ConflictChoices } from '../../editing/frame/ConflictChoices';
import { History } from '../../editing/frame/History';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useListChanged } from '../data';
import { ScheduleForm } from './ScheduleForm';
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
          <Dialog open={dialog === 'history'} onClose={onClose} size="large">
            <History draft={draft} onClose={onClose} onChanged={receive} />
          </Dialog>
          <Dialog open={dialog === 'schedule'} onClose={onClose}>
            <ScheduleForm draft={draft} onClose={onClose} onScheduled={receive} />
          </Dialog>
          <Dialog open={hasConflict && dialog === 'conflict'} onClose={onClose} size="large">
            <ConflictChoices key={draft.revision} theirs={draft} onClose={onClose} />
          </Dialog>
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
