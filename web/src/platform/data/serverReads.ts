import { createContext } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A read that a page asks for while the server renders it. */
export interface WantedRead {
  queryKey: QueryKey;
  queryFn: () => Promise<unknown>;
}

/** One page's reads on the server. */
export interface PageReads {
  client: QueryClient;
  /** Leaves a read to be done: the server cannot wait while it renders. */
  want: (read: WantedRead) => void;
}

/** The reads of the page that the server renders; null in the browser. */
export const ServerReads = createContext<PageReads | null>(null);
