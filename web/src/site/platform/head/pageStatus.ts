import { createContext, useContext } from 'react';

/** The HTTP status with which the server sends the page it is rendering; null in the browser. */
export const PageStatus = createContext<{ status: 200 | 404 } | null>(null);

/** Sets the page's HTTP status to 404 when it is rendered on the server. */
export function useNotFoundStatus(): void {
  const page = useContext(PageStatus);
  if (page) page.status = 404;
}
