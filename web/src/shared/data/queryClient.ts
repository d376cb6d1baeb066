import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a client that runs each query once, without retries or refetches, as the visitors' site requires.
 * Reactfire's hooks aren't an option: they are live listeners, fail with React 19, and need the full
 * Firestore client.
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
        // Makes queries fail immediately while the browser is offline, instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The browser's query client. The server creates one client per page. */
export const queryClient = createQueryClient();
