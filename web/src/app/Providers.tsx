import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirestoreConnection } from '../platform/firestoreConnection';
import { system } from '../ui/theme';

interface ProvidersProps {
  client: QueryClient;
  styles: EmotionCache;
  children: ReactNode;
}

/** What everything below may count on. */
export function Providers({ client, styles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={client}>
          {children}
          <FirestoreConnection />
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
