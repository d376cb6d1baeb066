import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { ApiError } from '../../shared/data/api';
import { focusTitle } from '../../shared/browser/focus';
import { useDraft } from '../editing/session/draftCalls';
import { useUnsavedWork, WORK_QUERY } from '../editing/session/unsavedWork';
import { LinkButton } from '../../shared/ui/LinkButton';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { POST_DEFINITION } from './postDefinition';
import { PostEditor } from './PostEditor';
import { PostList } from './PostList';
import { editorPath, NEW_POST, POST_QUERY } from './posts';
import { POST_CALLS } from './postCalls';

const NOT_FOUND = 404;

/** The list of posts or the post editor, depending on the URL, so that the browser's Back button leads from the editor to the list. */
export function BlogAdminPage() {
  const [params] = useSearchParams();
  const id = params.get(POST_QUERY);
  // The editor keeps its key, and with it its state, when the URL changes because a new post has been given an id.
  const [editor, setEditor] = useState({ key: 0, ids: [id] });
  if (!editor.ids.includes(id)) setEditor({ key: editor.key + 1, ids: [id] });
  useTitleFocus(editor.key);

  const [initialId] = editor.ids;
  if (id === null || initialId == null) return <PostList />;
  return (
    <EditorScreen
      key={editor.key}
      id={initialId}
      workId={params.get(WORK_QUERY)}
      focusTitleWhenReady={editor.key > 0}
      onStored={(storedId) => setEditor(({ key, ids }) => ({ key, ids: [...ids, storedId] }))}
    />
  );
}

/** Scrolls to the top and focuses the title when the view changes, which otherwise happens only on navigations between pages. */
function useTitleFocus(view: number): void {
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    scrollTo(0, 0);
    focusTitle();
  }, [view]);
}

interface EditorScreenProps {
  /** A post's id, or {@link NEW_POST}. */
  id: string;
  /** The unsaved work to continue; only the initial value is used. */
  workId: string | null;
  /** True when the screen replaces another view of the same page. */
  focusTitleWhenReady: boolean;
  /** Called with the new id when a post has been created. */
  onStored: (id: string) => void;
}

/** Loads the working copy of a post and claims its unsaved work, then shows the editor. */
function EditorScreen({ id, workId: initialWorkId, focusTitleWhenReady, onStored }: EditorScreenProps) {
  const { t } = useTranslation(['adminBlog', 'messages', 'common']);
  const navigate = useNavigate();
  const [workId] = useState(initialWorkId);
  const work = useUnsavedWork(POST_DEFINITION, id === NEW_POST ? null : id, workId);
  const query = useDraft(POST_CALLS, id === NEW_POST ? null : id);
  const isDeleted = query.error instanceof ApiError && query.error.status === NOT_FOUND;

  const isReady =
    work !== null && (id === NEW_POST || query.data !== undefined || (isDeleted && work.found !== null));

  // The title that had the focus during loading has been removed.
  useEffect(() => {
    if (isReady && focusTitleWhenReady && document.activeElement === document.body) focusTitle();
  }, [isReady, focusTitleWhenReady]);

  if (isReady) {
    return (
      <PostEditor
        copy={query.data ?? null}
        work={work}
        onStored={(storedId) => {
          onStored(storedId);
          void navigate(editorPath(storedId), { replace: true, preventScrollReset: true });
        }}
        onDeleted={() => void navigate(ADMIN_PAGES.blog, { replace: true })}
      />
    );
  }
  if (isDeleted && work) {
    return (
      <AdminPage title={t('messages:blog.postNotFound')}>
        <chakra.p color="fg.muted" mb="6">
          {t('editor.gone')}
        </chakra.p>
        <LinkButton to={ADMIN_PAGES.blog}>{t('editor.back')}</LinkButton>
      </AdminPage>
    );
  }
  return (
    <AdminPage title={t(id === NEW_POST ? 'editor.new' : 'editor.edit')}>
      {query.isError && !isDeleted ? (
        <LoadFailed title={t('editor.failed')} query={query} />
      ) : (
        <LoadingRows label={t('common:loading')} />
      )}
    </AdminPage>
  );
}
