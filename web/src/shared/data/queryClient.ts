import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a client that reads once, as the product requires for visitors. Reactfire's hooks don't fit: they
 * are live listeners, fail with React 19, and need the full client.
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
        // Offline, a read fails immediately instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The browser's client. The server creates one client per page. */
export const queryClient = createQueryClient();
