import { QueryClient } from '@tanstack/react-query';

/** Reads once, as the product requires of what visitors read. Not reactfire's hooks: they are live listeners, fail with React 19, and need the full client. */
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
