import type { DraftKind, DraftSummary } from '@app/domain/drafts/drafts';
import { isListKind } from '@app/domain/content/kinds';
import { hasOwnPage } from '@app/domain/drafts/previews';
import { useTranslation } from 'react-i18next';
import { LuExternalLink, LuEye, LuEyeOff, LuPencil, LuTrash2, LuUndo2 } from 'react-icons/lu';
import { draftCalls } from '../editing/session/draftCalls';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useAction } from '../platform/useAction';
import type { RowAction } from '../ui/RowMenu';
import { editorPath, livePath, useListChanged, useLiveChanged } from './data';
import { useDeletion } from './useDeletion';

/** Returns the actions for each draft in a list, and the confirmation dialog for deletions. */
export function useRowActions(kind: DraftKind) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const liveChanged = useLiveChanged(kind);
  const listChanged = useListChanged(kind);
  const { publish, unpublish } = draftCalls(kind);
  const { perform } = useAction();
  const { ask, putBack, question } = useDeletion(kind);

  async function setLive(draft: DraftSummary, isLive: boolean): Promise<void> {
    const isDone = await perform({
      call: () => (isLive ? publish(draft) : unpublish(draft)),
      ...(!isLive && { done: { title: t('unpublish.done') } }),
      failed: t(isLive ? 'show.failed' : 'unpublish.failed'),
    });
    if (isDone) liveChanged();
    else listChanged();
  }

  function actionsOf(draft: DraftSummary, title: string): RowAction[] {
    if (draft.deletedAt !== null) {
      return [
        { label: t('bin.putBack'), Icon: LuUndo2, onSelect: () => void putBack(draft.id) },
        { label: t('bin.deleteForGood'), Icon: LuTrash2, onSelect: () => ask(draft, title) },
      ];
    }
    const isLive = draft.publishedAt !== null;
    const visibility: RowAction = isLive
      ? { label: t('unpublish'), Icon: LuEyeOff, onSelect: () => void setLive(draft, false) }
      : { label: t('show'), Icon: LuEye, onSelect: () => void setLive(draft, true) };
    return [
      { label: t('edit'), Icon: LuPencil, to: editorPath(kind, draft.id) },
      ...(hasOwnPage(kind) && isLive
        ? [{ label: t('view'), Icon: LuExternalLink, to: livePath(draft, locale) }]
        : []),
      ...(isListKind(kind) ? [visibility] : []),
      { label: t('delete'), Icon: LuTrash2, onSelect: () => ask(draft, title) },
    ];
  }

  return { actionsOf, question };
}
