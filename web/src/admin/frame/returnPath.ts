/** Stores a path in a history entry's state, so that the owner returns to that page after logging in. */
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { textProperty } from '@app/domain/general/property';
import type { Location } from 'react-router-dom';

export const returnTo = ({ pathname, search, hash }: Location): object => ({
  from: pathname + search + hash,
});

/** Returns the path to open after login: the one stored by {@link returnTo}, or else the dashboard's. */
export const returnPath = (state: unknown): string => textProperty(state, 'from') || ADMIN_PAGES.dashboard;
