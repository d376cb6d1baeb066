/** The page to return to after the login, passed in the state of the history entry. */
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { textProperty } from '@app/domain/general/property';
import type { Location } from 'react-router-dom';

export const returnTo = ({ pathname, search, hash }: Location): object => ({
  from: pathname + search + hash,
});

/** Returns the path to open after the login: that of {@link returnTo}, or else the dashboard. */
export const returnPath = (state: unknown): string => textProperty(state, 'from') || ADMIN_PAGES.dashboard;
