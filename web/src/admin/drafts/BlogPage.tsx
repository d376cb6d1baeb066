import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusTitle } from '../../shared/browser/focus';
import { PostList } from './DraftList';
import { DraftPage } from './editor/DraftPage';

/**
 * The list of posts or the editor of one, depending on the query, so that the browser's Back button leads
 * from the editor to the list.
 */
export function BlogPage() {
  const [params] = useSearchParams();
  const id = params.get('post');
  useTitleFocus(id === null ? 'list' : 'editor');
  return id === null ? <PostList /> : <DraftPage kind="posts" id={id} />;
}

/**
 * Scrolls to the top and focuses the title when the view changes, which otherwise happens only on navigations
 * between paths.
 */
function useTitleFocus(view: string): void {
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    scrollTo(0, 0);
    focusTitle();
  }, [view]);
}
