import { chakra } from '@chakra-ui/react';
import { CONTENT_KINDS, isListKind, SINGLE_IDS, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { ApiError } from '../../shared/data/api';
import { useDraft } from '../editing/session/draftCalls';
import { useUnsavedWork, WORK_QUERY } from '../editing/session/unsavedWork';
import { LinkButton } from '../../shared/ui/LinkButton';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { contentDefinition } from './contentDefinition';
import { PieceEditor } from './PieceEditor';
import { listPath, NEW_PIECE, pieceCalls, piecePath } from './pieces';
import { usePieceName } from './usePieceName';

const NOT_FOUND = 404;

/** Whether there can be a piece with this id. */
const isPiece = (kind: ContentKind, id: string): boolean =>
  isListKind(kind) || SINGLE_IDS[kind].some((each) => each === id);

/** The editor of the piece that the address names. */
export function PiecePage() {
  const { kind: kindName, id = '' } = useParams();
  const kind = CONTENT_KINDS.find((each) => each === kindName);
  // The editor keeps its key, and with it its state, when the address changes because a new piece has been given an id.
  const address = `${kindName ?? ''}/${id}`;
  const [editor, setEditor] = useState({ key: 0, addresses: [address], id });
  if (!editor.addresses.includes(address)) setEditor({ key: editor.key + 1, addresses: [address], id });
  if (!kind || !isPiece(kind, id)) return <MissingPiece to={ADMIN_PAGES.content} />;
  return (
    <LoadedPiece
      key={editor.key}
      kind={kind}
      id={editor.id}
      addressedId={id}
      onStored={(stored) =>
        setEditor((before) => ({ ...before, addresses: [...before.addresses, `${kind}/${stored}`] }))
      }
    />
  );
}

interface LoadedPieceProps {
  kind: ContentKind;
  /** The id with which the editor was opened: `new` for a new piece. */
  id: string;
  /** The id in the address now. */
  addressedId: string;
  onStored: (id: string) => void;
}

/** Loads the working copy of a piece and claims its unsaved work, then shows the editor. */
function LoadedPiece({ kind, id, addressedId, onStored }: LoadedPieceProps) {
  const { t } = useTranslation(['adminContent', 'common']);
  const navigate = useNavigate();
  const nameOf = usePieceName();
  const [params] = useSearchParams();
  const [workId] = useState(() => params.get(WORK_QUERY));
  const copyId = id === NEW_PIECE ? null : id;
  const definition = useMemo(() => contentDefinition(kind, id), [kind, id]);
  const [calls] = useState(() => pieceCalls(kind));
  const work = useUnsavedWork(definition, copyId, workId);
  const query = useDraft(calls, copyId);
  const isGone = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  const parent = isListKind(kind) ? listPath(kind) : ADMIN_PAGES.content;

  if (work && (copyId === null || query.data || (isGone && work.found))) {
    return (
      <PieceEditor
        kind={kind}
        id={addressedId}
        definition={definition}
        copy={query.data ?? null}
        work={work}
        onStored={(stored) => {
          onStored(stored);
          void navigate(piecePath(kind, stored), { replace: true, preventScrollReset: true });
        }}
        onDeleted={() => void navigate(parent, { replace: true })}
      />
    );
  }
  if (isGone && work) return <MissingPiece to={parent} />;
  return (
    <AdminPage
      title={isListKind(kind) ? t(copyId === null ? `new.${kind}` : `edit.${kind}`) : nameOf(kind, id)}
    >
      {query.isError && !isGone ? (
        <LoadFailed title={t('load.failed')} query={query} />
      ) : (
        <LoadingRows label={t('common:loading')} />
      )}
    </AdminPage>
  );
}

function MissingPiece({ to }: { to: string }) {
  const { t } = useTranslation('adminContent');
  return (
    <AdminPage title={t('missing')}>
      <chakra.p color="fg.muted" mb="6">
        {t('missing.detail')}
      </chakra.p>
      <LinkButton to={to}>{t('title')}</LinkButton>
    </AdminPage>
  );
}
