import { isPrivateKind, isSingleKind, type DraftKind } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { useDraftName } from '../../platform/i18n/useDraftName';

export function useEditorTitle(kind: DraftKind, id: string, isNew: boolean): string {
  const { t } = useTranslation('adminDrafts');
  const nameOf = useDraftName();
  if (isSingleKind(kind)) return nameOf(kind, id);
  return t(isNew ? `new.${kind}` : `edit.${kind}`);
}

/** Returns the name of the screen that links to the editor. */
export function useBackLabel(kind: DraftKind): string {
  const { t } = useTranslation('adminDrafts');
  if (kind === 'posts' || isPrivateKind(kind)) return t(`back.${kind}`);
  return isSingleKind(kind) ? t('title') : t(`kind.${kind}`);
}
