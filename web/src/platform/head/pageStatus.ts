import { createContext, useContext } from 'react';

/** What the server answers with a page; nothing in the browser. */
export const PageStatus = createContext<{ status: 200 | 404 } | null>(null);

/** Says that there is no such page: the server answers with the status 404. */
export function useNotFoundStatus(): void {
  const page = useContext(PageStatus);
  if (page) page.status = 404;
}
