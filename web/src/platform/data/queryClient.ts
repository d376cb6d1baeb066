import { QueryClient } from '@tanstack/react-query';

/** Data never goes stale, is not fetched again on a timer or on focus, and nothing is tried again by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Offline, a read fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The browser's one client; the server makes one for each page. */
export const queryClient = createQueryClient();
