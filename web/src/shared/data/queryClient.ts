import { QueryClient } from '@tanstack/react-query';

/**
 * Data never goes stale, is not fetched again on a timer or on focus, and nothing is retried automatically, as the product requires of what
 * visitors read. reactfire's hooks are live listeners and fail with React 19, so pages read through this and `firebase/firestore/lite` (33 KB
 * instead of 136 with the full client), loaded by the pages that read (`withQueries`).
 */
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
        // Offline, a read fails at once instead of pausing without a message.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The browser's client; the server creates one for each page. */
export const queryClient = createQueryClient();
