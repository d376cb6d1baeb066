import { QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { addLanguage, hydratePage, readInLanguage } from '../../../shared/data/pageData';
import { isServedInOtherLanguage } from '../../../shared/data/pageFile';
import { queryClient } from '../../../shared/data/queryClient';
import { useLocale } from '../../../shared/i18n/useLocale';

if (!import.meta.env.SSR) hydratePage(queryClient);

const otherLanguages = fetchOnce((pathname: string) => addLanguage(queryClient, pathname));

/** Gives a page that reads the browser's query client: TanStack Query loads with such pages, not with every page. The server provides its own. */
export function withQueries(Page: ComponentType): ComponentType {
  if (import.meta.env.SSR) return Page;
  return function PageWithQueries() {
    const locale = useLocale();
    const { pathname } = useLocation();
    // What came with the page is in one language alone; until the other one has arrived, the shown page stays.
    if (isServedInOtherLanguage(pathname)) use(otherLanguages.load(pathname));
    useEffect(() => readInLanguage(queryClient, locale), [locale]);
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}
