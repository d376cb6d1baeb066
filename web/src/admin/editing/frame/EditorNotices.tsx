import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Notice } from '../../../shared/ui/Notice';
import { isSameValue } from '../session/definition';
import type { SaveOutcome } from '../session/editorSession';
import { useEditor, useSession, useSessionState, type AnyValues } from '../session/useEditorSession';

interface EditorNoticesProps {
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  restoredAt: string | null;
  onCompare: () => void;
  onFailure: (outcome: SaveOutcome) => void;
}

/** What the owner must know about the document before she goes on: text that was restored, a conflict, and that it was deleted. */
export function EditorNotices({ restoredAt, onCompare, onFailure }: EditorNoticesProps) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const { session, calls } = useEditor();
  const { subject } = session.definition;
  const { copy, hasConflict, isGone } = useSessionState((state) => state);
  const deletedAt = copy?.deletedAt ?? null;
  return (
    <>
      {restoredAt !== null && <Restored restoredAt={restoredAt} />}
      {hasConflict && copy && (
        <Notice
          compact
          mb="6"
          role="alert"
          title={t(`conflict.notice.${subject}`)}
          action={{ label: t('conflict.compare'), onClick: onCompare }}
        >
          {t('conflict.detail', { time: formatDateTime(copy.updatedAt ?? '', locale) })}
        </Notice>
      )}
      {isGone && (
        <Notice
          compact
          mb="6"
          role="alert"
          title={t(`gone.${subject}`)}
          action={{
            label: t(`gone.saveAsNew.${subject}`),
            onClick: () => void session.saveAsNew().then(onFailure),
          }}
        >
          {t(`gone.detail.${subject}`)}
        </Notice>
      )}
      {deletedAt !== null && copy && (
        <Notice
          compact
          mb="6"
          role="alert"
          title={t(`binned.${subject}`)}
          action={{
            label: t('binned.takeOut'),
            onClick: () => void session.takeOut(() => calls.takeFromBin(copy.id)).then(onFailure),
          }}
        >
          {t('binned.detail', { time: formatDateTime(deletedAt, locale) })}
        </Notice>
      )}
    </>
  );
}

const isSame = (fields: readonly string[], a: AnyValues, b: AnyValues): boolean =>
  fields.every((field) => isSameValue(a[field], b[field]));

/** Offers to discard the text that was restored, until the owner goes on with it; and to undo that. */
function Restored({ restoredAt }: { restoredAt: string }) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const session = useSession();
  const { fields } = session.definition;
  /** The text that was restored, and what it was based on. */
  const [restored] = useState(() => session.getState());
  const [discarded, setDiscarded] = useState<AnyValues | null>(null);
  const isUntouched = useSessionState(({ values }) => isSame(fields, values, restored.values));
  const isDiscarded = useSessionState(
    ({ values }) => discarded !== null && isSame(fields, values, discarded),
  );
  if (!restored.isDirty) return null;

  function discard(): void {
    session.edit(restored.base);
    setDiscarded(session.getState().values);
  }

  if (isDiscarded) {
    return (
      <Notice
        compact
        mb="6"
        role="status"
        title={t('discarded')}
        action={{ label: t('discarded.undo'), onClick: () => session.edit(restored.values) }}
      />
    );
  }
  if (!isUntouched) return null;
  return (
    <Notice compact mb="6" title={t('restored')} action={{ label: t('restored.discard'), onClick: discard }}>
      {t('restored.detail', { time: formatDateTime(restoredAt, locale) })}
    </Notice>
  );
}
