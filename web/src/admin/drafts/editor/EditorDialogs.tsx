import { Dialog } from '../../../shared/ui/Dialog';
import { ConflictChoices } from '../../editing/frame/ConflictChoices';
import { History } from '../../editing/frame/History';
import { useSessionState } from '../../editing/session/useEditorSession';
import { ScheduleForm } from './ScheduleForm';
import type { DraftActions } from './useDraftActions';

export function EditorDialogs({ actions: { dialog, setDialog, restore } }: { actions: DraftActions }) {
  const draft = useSessionState((state) => state.draft);
  const hasConflict = useSessionState((state) => state.hasConflict);
  const close = () => setDialog(null);
  if (!draft) return null;
  return (
    <>
      <Dialog open={dialog === 'history'} onClose={close} size="large">
        <History draft={draft} onClose={close} onRestore={restore} />
      </Dialog>
      <Dialog open={dialog === 'schedule'} onClose={close}>
        <ScheduleForm draft={draft} onClose={close} />
      </Dialog>
      <Dialog open={hasConflict && dialog === 'conflict'} onClose={close} size="large">
        <ConflictChoices key={draft.revision} theirs={draft} onClose={close} />
      </Dialog>
    </>
  );
}
