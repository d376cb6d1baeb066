import type { BlogPost } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../platform/AdminPage';
import { focusTitle } from '../../../platform/focus';
import { LinkButton } from '../../../ui/LinkButton';
import { LoadingRows } from '../../../ui/Skeleton';
import { PostEditor } from './PostEditor';
import { PostList, PostsFailed } from './PostList';
import { editorPath, NEW_POST, POST_QUERY, usePosts } from './posts';

/** The posts, or the editor of one: the address says which, so that the browser's Back leads from the editor to the list. */
export function BlogAdminPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get(POST_QUERY);
  const [created, setCreated] = useState<BlogPost | null>(null);
  useTitleFocus(id);

  if (id === null) return <PostList />;
  const events = {
    onCreated: (post: BlogPost) => {
      setCreated(post);
      void navigate(editorPath(post.id), { replace: true });
    },
    onDeleted: () => void navigate(ADMIN_PAGES.blog, { replace: true }),
  };
  if (id === NEW_POST) return <PostEditor key={id} post={null} {...events} />;
  if (created?.id === id) return <PostEditor key={id} post={created} {...events} />;
  return <StoredPost key={id} id={id} {...events} />;
}

/** Within one page the router leaves the focus alone; a new view begins at its title all the same. */
function useTitleFocus(view: string | null): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    focusTitle();
  }, [view]);
}

interface StoredPostProps {
  id: string;
  onCreated: (post: BlogPost) => void;
  onDeleted: () => void;
}

/** The editor of a post that is stored, once it is found; the lists are the only way to it. */
function StoredPost({ id, ...events }: StoredPostProps) {
  const { t } = useTranslation(['adminBlog', 'messages', 'common']);
  const query = usePosts();
  const found = query.data?.find((post) => post.id === id);
  // What is being edited stays, whatever a later loading says.
  const [opened, setOpened] = useState(found);
  if (!opened && found) setOpened(found);

  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (!found && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [found, hasNextPage, isFetching, isError, fetchNextPage]);

  const post = found ?? opened;
  if (post) return <PostEditor post={post} {...events} />;
  const title = t('editor.edit');
  if (query.isError) {
    return (
      <AdminPage title={title}>
        <PostsFailed query={query} />
      </AdminPage>
    );
  }
  if (query.data && !hasNextPage && !isFetching) {
    return (
      <AdminPage title={t('messages:blog.postNotFound')} intro={t('editor.gone')}>
        <LinkButton to={ADMIN_PAGES.blog}>{t('editor.back')}</LinkButton>
      </AdminPage>
    );
  }
  return (
    <AdminPage title={title}>
      <LoadingRows label={t('common:loading')} />
    </AdminPage>
  );
}
