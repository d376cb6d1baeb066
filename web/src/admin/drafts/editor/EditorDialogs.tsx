import type { Draft } from '@app/domain/drafts/drafts';
import { Dialog } from '../../../shared/ui/Dialog';
import { ConflictChoices } from '../../editing/frame/ConflictChoices';
import { History } from '../../editing/frame/History';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useListChanged } from '../data';
import { ScheduleForm } from './ScheduleForm';
import type { EditorDialog } from './usePublishing';

interface EditorDialogsProps {
  /** The one that is open. */
  dialog: EditorDialog | null;
  onClose: () => void;
}

/** The dialogs of the editor. */
export function EditorDialogs({ dialog, onClose }: EditorDialogsProps) {
  const session = useSession();
  const { kind } = session.definition;
  const draft = useSessionState((state) => state.draft);
  const hasConflict = useSessionState((state) => state.hasConflict);
  const listChanged = useListChanged(kind);

  function receive(changed: Draft): void {
    listChanged();
    session.receive(changed);
  }

  if (!draft) return null;
  return (
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
  );
}
