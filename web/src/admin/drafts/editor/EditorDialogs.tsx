import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/Dialog';
import { ConflictDialog } from '../../editing/frame/ConflictDialog';
import { HistoryDialog } from '../../editing/frame/HistoryDialog';
import { PreviewDialog } from '../../editing/frame/PreviewDialog';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useListChanged } from '../data';
import { PrivateLink } from './PrivateLink';
import { ScheduleDialog } from './ScheduleDialog';
import type { EditorDialog, Publishing } from './usePublishing';

interface EditorDialogsProps {
  /** The one that is open. */
  dialog: EditorDialog | null;
  onClose: () => void;
  previewLocale: Locale;
  previewPathOf: (id: string, locale: Locale) => string;
  unchecked: Publishing['unchecked'];
}

/** The dialogs of the editor. */
export function EditorDialogs({
  dialog,
  onClose,
  previewLocale,
  previewPathOf,
  unchecked,
}: EditorDialogsProps) {
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
          <PreviewDialog
            pathOf={(language) => previewPathOf(draft.id, language)}
            open={dialog === 'preview'}
            onClose={onClose}
            initialLocale={previewLocale}
            renderActions={(language) => kind === 'posts' && <PrivateLink draft={draft} locale={language} />}
          />
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
            <Conflict key={draft.revision} theirs={draft} open={dialog === 'conflict'} onClose={onClose} />
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

function Conflict({ theirs, open, onClose }: { theirs: Draft; open: boolean; onClose: () => void }) {
  const session = useSession();
  const base = useSessionState((state) => state.base);
  const mine = useSessionState((state) => state.values);
  return (
    <ConflictDialog
      open={open}
      base={base}
      mine={mine}
      theirs={theirs}
      onClose={onClose}
      onResolve={(chosen) => {
        onClose();
        session.resolve(chosen);
      }}
    />
  );
}
