import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/Dialog';
import { isFine, saveStatusOf } from '../session/saveStatus';
import { useSession, useSessionState } from '../session/useEditorSession';
import { useLeaveGuard } from '../session/useLeaveGuard';

/** How long a save may take before the editor asks the owner whether to leave. */
const PATIENCE_MS = 1000;

/**
 * Saves when the owner leaves the editor. Asks for confirmation only if saving fails or takes a long time.
 */
export function LeaveDialog({ ownPath }: { ownPath: string | null }) {
  const { t } = useTranslation('adminEditor');
  const session = useSession();
  const { definition } = session;
  // Unsaved changes don't block a reload if they can't be saved until after it.
  const awaitsReload = useSessionState(
    (state) => state.isKept && saveStatusOf(definition, state) === 'outdated',
  );
  const isUnsaved = useSessionState((state) => state.isDirty || state.isSaving) && !awaitsReload;
  const { blocker, stay } = useLeaveGuard(isUnsaved, ownPath);
  const isBlocked = blocker.state === 'blocked';
  const isSaving = useSessionState((state) => isFine(saveStatusOf(definition, state)));
  const isKept = useSessionState((state) => state.isKept);
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setAsks(true), PATIENCE_MS);
    void session.saveNow().then(({ kind }) => kind !== 'saved' && setAsks(true));
    return () => {
      clearTimeout(timer);
      setAsks(false);
    };
  }, [isBlocked, session]);

  const reason = isSaving ? 'saving' : 'unsaved';
  return (
    <ConfirmDialog
      open={isBlocked && asks}
      title={t(`leave.${reason}.question`)}
      confirmLabel={t('leave.yes')}
      cancelLabel={t(isSaving ? 'leave.wait' : 'leave.no')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={stay}
    >
      {isKept ? t(`leave.${reason}.detail`, { context: definition.subject }) : t('leave.lost')}
    </ConfirmDialog>
  );
}
