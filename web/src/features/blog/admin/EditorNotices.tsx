import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { Notice } from '../../../ui/Notice';
import type { EditorValues } from './editorValues';
import type { SaveOutcome } from './postSession';
import { useSession, useSessionState } from './usePostSession';
import { takeFromBin } from './workingCopies';

interface EditorNoticesProps {
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  restoredAt: string | null;
  onCompare: () => void;
  onFailure: (outcome: SaveOutcome) => void;
}

/** What the owner must know about the post before she goes on: text that was restored, a conflict, and that the post was deleted. */
export function EditorNotices({ restoredAt, onCompare, onFailure }: EditorNoticesProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const locale = useAdminLocale();
  const session = useSession();
  const { copy, hasConflict, isGone } = useSessionState((state) => state);
  const deletedAt = copy?.deletedAt ?? null;
  return (
    <>
      {restoredAt !== null && <Restored restoredAt={restoredAt} />}
      {hasConflict && copy && (
        <Notice compact mb="6" role="alert" title={t('conflict.notice')} action={{ label: t('conflict.compare'), onClick: onCompare }}>
          {t('conflict.detail', { time: formatDateTime(copy.updatedAt, locale) })}
        </Notice>
      )}
      {isGone && (
        <Notice
          compact
          mb="6"
          role="alert"
          title={t('messages:blog.postNotFound')}
          action={{ label: t('gone.saveAsNew'), onClick: () => void session.saveAsNew().then(onFailure) }}
        >
          {t('gone.detail')}
        </Notice>
      )}
      {deletedAt !== null && copy && (
        <Notice
          compact
          mb="6"
          role="alert"
          title={t('binned')}
          action={{ label: t('binned.takeOut'), onClick: () => void session.takeOut(() => takeFromBin(copy.id)).then(onFailure) }}
        >
          {t('binned.detail', { time: formatDateTime(deletedAt, locale) })}
        </Notice>
      )}
    </>
  );
}

/** Offers to discard the text that was restored, until the owner goes on with it; and to undo that. */
function Restored({ restoredAt }: { restoredAt: string }) {
  const { t } = useTranslation('adminBlog');
  const locale = useAdminLocale();
  const session = useSession();
  /** The text that was restored, and what it was based on. */
  const [restored] = useState(() => session.getState());
  const [discarded, setDiscarded] = useState<EditorValues | null>(null);
  const isUntouched = useSessionState(({ values }) => values === restored.values);
  const isDiscarded = useSessionState(({ values }) => discarded !== null && values === discarded);
  if (!restored.isDirty) return null;

  function discard(): void {
    const before = { ...restored.base };
    session.edit(before);
    setDiscarded(session.getState().values);
  }

  if (isDiscarded) {
    return <Notice compact mb="6" role="status" title={t('discarded')} action={{ label: t('discarded.undo'), onClick: () => session.edit({ ...restored.values }) }} />;
  }
  if (!isUntouched) return null;
  return (
    <Notice compact mb="6" title={t('restored')} action={{ label: t('restored.discard'), onClick: discard }}>
      {t('restored.detail', { time: formatDateTime(restoredAt, locale) })}
    </Notice>
  );
}
