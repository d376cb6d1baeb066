import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { getSystem } from '../ui/theme';

interface ProvidersProps {
  styles: EmotionCache;
  children: ReactNode;
}

/** The providers that both applications and the server need: the style cache and the theme. */
export function Providers({ styles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={getSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
