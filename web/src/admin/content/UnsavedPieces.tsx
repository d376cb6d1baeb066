import { CONTENT_KINDS } from '@perro-wisdom/domain/content/kinds';
import { useTranslation } from 'react-i18next';
import { listUnsavedSummaries } from '../editing/session/unsavedWork';
import { UnsavedWorkPanel } from '../editing/frame/UnsavedWorkPanel';
import { NEW_PIECE, piecePath } from './pieces';
import { usePieceName } from './usePieceName';

async function listWork() {
  return (await listUnsavedSummaries()).flatMap((work) => {
    const pieceKind = CONTENT_KINDS.find((each) => each === work.kind.split('/')[0]);
    return pieceKind ? [{ ...work, pieceKind }] : [];
  });
}

/** Links to the unsaved work on content in this browser; nothing when there is none. */
export function UnsavedPieces() {
  const { t } = useTranslation('adminContent');
  const nameOf = usePieceName();
  return (
    <UnsavedWorkPanel
      title={t('unsaved.title')}
      detail={t('unsaved.detail')}
      list={listWork}
      pathOf={({ id, pieceKind, copyId }) => piecePath(pieceKind, copyId ?? NEW_PIECE, id)}
      nameOf={({ pieceKind, copyId }) => nameOf(pieceKind, copyId ?? NEW_PIECE)}
    />
  );
}
