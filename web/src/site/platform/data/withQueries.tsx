import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { useLocale } from '../../../shared/i18n/useLocale';
import { hydratePage, refreshPageData } from '../../../shared/data/pageData';
import { queryClient } from '../../../shared/data/queryClient';

if (!import.meta.env.SSR) hydratePage(queryClient);

/** Gives a page that reads the browser's query client: TanStack Query loads with such pages, not with every page. The server provides its own. */
export function withQueries(Page: ComponentType): ComponentType {
  if (import.meta.env.SSR) return Page;
  return function PageWithQueries() {
    const locale = useLocale();
    // What came with the page is in one language alone.
    useEffect(() => refreshPageData(queryClient, locale), [locale]);
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}
