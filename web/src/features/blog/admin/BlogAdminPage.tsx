import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../platform/components/AdminPage';
import { ApiError } from '../../../platform/data/api';
import { focusTitle } from '../../../platform/browser/focus';
import { LinkButton } from '../../../ui/LinkButton';
import { LoadingRows } from '../../../ui/Skeleton';
import { PostEditor } from './PostEditor';
import { PostList, PostsFailed } from './PostList';
import { editorPath, NEW_POST, POST_QUERY, useStoredPost, WORK_QUERY } from './posts';
import { claimWork, type ClaimedWork } from './unsavedWork';

const NOT_FOUND = 404;

/** The posts, or the editor of one: the address says which, so that the browser's Back leads from the editor to the list. */
export function BlogAdminPage() {
  const [params] = useSearchParams();
  const id = params.get(POST_QUERY);
  // An editor lives on while its new post gets an id: whoever types meanwhile does not notice.
  const [editor, setEditor] = useState({ key: 0, ids: [id] });
  if (!editor.ids.includes(id)) setEditor({ key: editor.key + 1, ids: [id] });
  useTitleFocus(editor.key);

  const [opened] = editor.ids;
  if (id === null || opened == null) return <PostList />;
  return (
    <EditorScreen
      key={editor.key}
      id={opened}
      workId={params.get(WORK_QUERY)}
      takesFocus={editor.key > 0}
      onStored={(stored) => setEditor(({ key, ids }) => ({ key, ids: [...ids, stored] }))}
    />
  );
}

/** Within one page the router leaves the focus alone; a new view begins at its title all the same. */
function useTitleFocus(view: number): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    focusTitle();
  }, [view]);
}

/** Claims the unsaved work on a post for as long as this screen is open; null until it is known whether there is any. */
function useUnsavedWork(postId: string | null, workId: string | null): ClaimedWork | null {
  const [work, setWork] = useState<ClaimedWork | null>(null);
  useEffect(() => {
    let isOpen = true;
    const claim = claimWork(postId, workId);
    void claim.then((claimed) => isOpen && setWork(claimed));
    return () => {
      isOpen = false;
      void claim.then(({ release }) => release());
    };
  }, [postId, workId]);
  return work;
}

interface EditorScreenProps {
  /** A post's id, or {@link NEW_POST}. */
  id: string;
  workId: string | null;
  /** Whether it takes the place of another view: then its title has the focus. */
  takesFocus: boolean;
  /** Hears the id under which the post was stored. */
  onStored: (id: string) => void;
}

/** The editor, once it is known what is stored and what this browser has kept. */
function EditorScreen({ id, workId: wantedWork, takesFocus, onStored }: EditorScreenProps) {
  const { t } = useTranslation(['adminBlog', 'messages', 'common']);
  const navigate = useNavigate();
  const [workId] = useState(wantedWork);
  const work = useUnsavedWork(id === NEW_POST ? null : id, workId);
  const query = useStoredPost(id);
  const isGone = query.error instanceof ApiError && query.error.status === NOT_FOUND;

  const isReady = work !== null && (id === NEW_POST || query.data !== undefined || (isGone && work.found !== null));

  // The title that had the focus while all this was read has gone.
  useEffect(() => {
    if (isReady && takesFocus && document.activeElement === document.body) focusTitle();
  }, [isReady, takesFocus]);

  if (isReady) {
    return (
      <PostEditor
        post={query.data ?? null}
        work={work}
        onStored={(stored) => {
          onStored(stored);
          // Whoever is typing stays where she is.
          void navigate(editorPath(stored), { replace: true, preventScrollReset: true });
        }}
        onDeleted={() => void navigate(ADMIN_PAGES.blog, { replace: true })}
      />
    );
  }
  if (isGone && work) {
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
      {query.isError && !isGone ? <PostsFailed title={t('editor.failed')} query={query} /> : <LoadingRows label={t('common:loading')} />}
    </AdminPage>
  );
}
