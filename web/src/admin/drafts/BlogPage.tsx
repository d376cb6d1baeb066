import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusTitle } from '../../shared/browser/focus';
import { PostList } from './DraftList';
import { DraftPage } from './editor/DraftPage';

/**
 * Renders the list of posts or, if the query contains a post id, the editor for that post. The browser's Back
 * button returns from the editor to the list.
 */
export function BlogPage() {
  const [params] = useSearchParams();
  const id = params.get('post');
  useTitleFocus(id === null ? 'list' : 'editor');
  return id === null ? <PostList /> : <DraftPage kind="posts" id={id} />;
}

/**
 * Scrolls to the top and focuses the title when the view changes. The router does this only when the path
 * changes.
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
