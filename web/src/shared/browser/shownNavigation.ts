import { createContext, useContext } from 'react';
// eslint-disable-next-line no-restricted-imports -- this hook replaces it.
import { useNavigationType, type NavigationType } from 'react-router-dom';

/** The type of the navigation to the shown page, which the visitors' router provides. */
export const ShownNavigationType = createContext<NavigationType | null>(null);

/**
 * Returns the type of the navigation to the shown page. To be used in place of React Router's own hook, which returns `POP` below
 * `useRoutes` with a location, as the visitors' router has it.
 */
export function useShownNavigationType(): NavigationType {
  const current = useNavigationType();
  return useContext(ShownNavigationType) ?? current;
}
