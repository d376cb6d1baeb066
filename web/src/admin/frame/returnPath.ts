/** Stores a path in the state of a history entry, so that the owner returns to that page after the login. */
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { textProperty } from '@app/domain/general/property';
import type { Location } from 'react-router-dom';

export const returnTo = ({ pathname, search, hash }: Location): object => ({
  from: pathname + search + hash,
});

/**
 * Returns the path to open after the login: the path stored by {@link returnTo}, or else the dashboard's
 * path.
 */
export const returnPath = (state: unknown): string => textProperty(state, 'from') || ADMIN_PAGES.dashboard;
