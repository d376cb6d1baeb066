import { QueryClientProvider } from '@tanstack/react-query';
import { use, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { addPage, hydratePage } from '../../../shared/data/pageData';
import { isServedInOtherLanguage } from '../../../shared/data/pageFile';
import { queryClient } from '../../../shared/data/queryClient';

if (!import.meta.env.SSR) hydratePage(queryClient);

const otherLanguages = fetchOnce((pathname: string) => addPage(queryClient, pathname));

/**
 * Provides the browser's query client to a page that reads data. Only such pages load TanStack Query. The
 * server provides its own client.
 */
export function withQueries(Page: ComponentType): ComponentType {
  if (import.meta.env.SSR) return Page;
  return function PageWithQueries() {
    const { pathname } = useLocation();
    // Suspends until the page's data in the other language has arrived. In the meantime, the page in the
    // current language stays visible.
    if (isServedInOtherLanguage(pathname)) use(otherLanguages.load(pathname));
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}
