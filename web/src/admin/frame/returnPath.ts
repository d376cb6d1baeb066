/** The page to return to after the login, passed in the state of the history entry. */
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { Location } from 'react-router-dom';

interface ReturnState {
  from: string;
}

/** Returns the navigation state for a link to the login that leads back to `location`. */
export const returnTo = ({ pathname, search }: Location): ReturnState => ({ from: pathname + search });

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** Returns the path to open after the login: that of {@link returnTo}, otherwise the dashboard. */
export function returnPath(state: unknown): string {
  return isReturnState(state) ? state.from : ADMIN_PAGES.dashboard;
}
