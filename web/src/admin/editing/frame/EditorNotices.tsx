import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Notice } from '../../../shared/ui/Notice';
import type { Values } from '../session/definition';
import { draftCalls } from '../session/draftCalls';
import { isSame } from '../session/threeWay';
import { useReportOutcome, useSession, useSessionState } from '../session/useEditorSession';

const noticeProps = { compact: true, mb: '6' } as const;
const alertProps = { ...noticeProps, role: 'alert' } as const;

/**
 * Shows notices about the draft that need the owner's attention: restored text, a conflict, or a deletion.
 */
export function EditorNotices({ onCompare }: { onCompare: () => void }) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const session = useSession();
  const { kind, subject: context } = session.definition;
  const report = useReportOutcome();
  const draft = useSessionState((state) => state.draft);
  const hasConflict = useSessionState((state) => state.hasConflict);
  const isGone = useSessionState((state) => state.isGone);
  const deletedAt = draft?.deletedAt ?? null;
  return (
    <>
      {session.restoredAt !== null && <Restored restoredAt={session.restoredAt} />}
      {hasConflict && draft && (
        <Notice
          {...alertProps}
          title={t('conflict.notice', { context })}
          action={{ label: t('conflict.compare'), onClick: onCompare }}
        >
          {t('conflict.detail', { time: formatDateTime(draft.updatedAt ?? '', locale) })}
        </Notice>
      )}
      {isGone && (
        <Notice
          {...alertProps}
          title={t('gone', { context })}
          action={{
            label: t('gone.saveAsNew', { context }),
            onClick: () => void session.saveAsNew().then(report),
          }}
        >
          {t('gone.detail', { context })}
        </Notice>
      )}
      {deletedAt !== null && draft && (
        <Notice
          {...alertProps}
          title={t('binned', { context })}
          action={{
            label: t('binned.takeOut'),
            onClick: () => void session.takeOut(() => draftCalls(kind).takeFromBin(draft.id)).then(report),
          }}
        >
          {t('binned.detail', { time: formatDateTime(deletedAt, locale) })}
        </Notice>
      )}
    </>
  );
}

const areSame = (fields: readonly string[], a: Values, b: Values): boolean =>
  fields.every((field) => isSame(a[field], b[field]));

/** Lets the owner discard the restored text until they edit it, and bring it back after discarding it. */
function Restored({ restoredAt }: { restoredAt: string }) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const session = useSession();
  const { fields } = session.definition;
  /** The session's state, including the restored text and the version it is based on. */
  const [restored] = useState(() => session.getState());
  const [discarded, setDiscarded] = useState<Values | null>(null);
  const isUntouched = useSessionState(({ values }) => areSame(fields, values, restored.values));
  const isSaved = useSessionState(({ isDirty }) => !isDirty);
  const isDiscarded = useSessionState(
    ({ values }) => discarded !== null && areSame(fields, values, discarded),
  );
  if (!restored.isDirty) return null;

  function discard(): void {
    session.edit(restored.base);
    setDiscarded(session.getState().values);
  }

  if (isDiscarded) {
    return (
      <Notice
        {...noticeProps}
        role="status"
        title={t('discarded')}
        action={{ label: t('discarded.undo'), onClick: () => session.edit(restored.values) }}
      />
    );
  }
  if (!isUntouched) return null;
  const label = t(isSaved ? 'restored.goBack' : 'restored.discard');
  return (
    <Notice {...noticeProps} title={t('restored')} action={{ label, onClick: discard }}>
      {isSaved ? t('restored.saved') : t('restored.detail', { time: formatDateTime(restoredAt, locale) })}
    </Notice>
  );
}
