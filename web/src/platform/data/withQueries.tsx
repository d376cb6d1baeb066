import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, type ComponentType } from 'react';
import { restorePageData } from './pageData';
import { queryClient } from './queryClient';
import { ServerReads } from './serverReads';

// What the server has read for the page comes with the first page that reads.
if (!import.meta.env.SSR) restorePageData(queryClient);

/** A page that reads. Queries come with such pages: they are not in what every page loads. */
export const withQueries = (Page: ComponentType): ComponentType =>
  function PageWithQueries() {
    const onServer = useContext(ServerReads);
    return (
      <QueryClientProvider client={onServer?.client ?? queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
