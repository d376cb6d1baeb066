/** The way back to the page that was first asked for, carried over the login in the history entry's state. */
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import type { Location } from 'react-router-dom';

interface ReturnState {
  from: string;
}

export const returnTo = ({ pathname, search }: Location): ReturnState => ({ from: pathname + search });

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** Where to go after the login. */
export function returnPath(state: unknown): string {
  return isReturnState(state) ? state.from : ADMIN_PAGES.dashboard;
}
