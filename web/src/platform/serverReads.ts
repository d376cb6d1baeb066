import { createContext } from 'react';
import type { QueryKey } from '@tanstack/react-query';

/** A read that a page asks for while the server renders it. */
export interface WantedRead {
  queryKey: QueryKey;
  queryFn: () => Promise<unknown>;
}

/** Where reads are left on the server, which cannot wait while it renders; null in the browser. */
export const WantedReads = createContext<((read: WantedRead) => void) | null>(null);
