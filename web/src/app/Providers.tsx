import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirebaseAppProvider } from 'reactfire';
import { firebaseConfig } from '../platform/firebase';
import { queryClient } from '../platform/queryClient';
import { system } from '../ui/theme';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <FirebaseAppProvider firebaseConfig={firebaseConfig}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </FirebaseAppProvider>
    </ChakraProvider>
  );
}
