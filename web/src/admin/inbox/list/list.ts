/** The owner's list of messages: its filter in the address, and the way from a list to a message and back. */
import {
  INBOX_STATUSES,
  NO_SERVICE,
  SUBMISSION_LIST_STATES,
  type ContactSubmission,
  type SubmissionFilter,
  type SubmissionListState,
} from '@app/domain/inbox/contact';
import { LOCALES } from '@app/domain/general/locale';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { propertyOf, textProperty } from '@app/domain/general/property';
import { isSlug } from '@app/domain/general/slug';
import { useEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { filterParams, useAddressFilter } from '../../platform/data/useAddressFilter';

/** What a list shows. Without a state that is the inbox. */
export interface ShownFilter extends Omit<SubmissionFilter, 'state' | 'person'> {
  state?: Exclude<SubmissionFilter['state'], 'inbox'> | 'all';
}

const SHOWN_STATES = [...SUBMISSION_LIST_STATES.filter((state) => state !== 'inbox'), 'all'] as const;

/** The places of messages that are not in the inbox any more: each has a title of its own. */
export const PUT_AWAY = ['archived', 'spam', 'bin'] as const;

/** What can be chosen in the inbox. */
export const INBOX_CHOICES = ['new', 'read', 'answered', 'all'] as const;

/** Returns the place that a list shows: null for the inbox and for everything. */
export const placeOf = ({ state }: ShownFilter) => PUT_AWAY.find((place) => place === state) ?? null;

/** Returns the filter in parameters. Unknown values are ignored. */
function filterIn(params: URLSearchParams): ShownFilter {
  const search = params.get('search')?.trim() ?? '';
  const service = params.get('service') ?? '';
  const language = LOCALES.find((known) => known === params.get('language'));
  const state = SHOWN_STATES.find((known) => known === params.get('state'));
  return {
    ...(search && { search }),
    ...((service === NO_SERVICE || isSlug(service)) && { service }),
    ...(language && { language }),
    ...(state && { state }),
  };
}

/**
 * The filter of the list. What she searches for is often a name or an address, and no part of the address.
 */
export const useListFilter = () => useAddressFilter(filterIn, true);

/** Returns the query of the API call for a list. A header has the search (`searchHeaders`). */
export const filterQuery = ({ state, service, language }: ShownFilter) => ({
  ...(service && { service }),
  ...(language && { language }),
  ...(state !== 'all' && { state: state ?? 'inbox' }),
});

const groupOf = (state: SubmissionListState): SubmissionListState =>
  INBOX_STATUSES.some((status) => status === state) ? 'inbox' : state;

/**
 * Whether a message is still shown in a list after a change. It stays while it is in the inbox: a list of new
 * messages does not lose the one that is being read.
 */
export function isShownIn({ state }: ShownFilter, message: ContactSubmission): boolean {
  if (message.deletedAt !== null) return state === 'bin';
  return state === 'all' || groupOf(state ?? 'inbox') === groupOf(message.status);
}

/**
 * The state of a navigation from a list to a message: the address of the list, and the state of its history
 * entry.
 */
export interface FromList {
  list: string;
  listState: unknown;
}

export function useFromHere(): FromList {
  const { pathname, search, state: listState } = useLocation() as Location<unknown>;
  return useMemo(() => ({ list: pathname + search, listState }), [pathname, search, listState]);
}

export function listOf(state: unknown): FromList | null {
  const list = textProperty(state, 'list');
  return list === '' ? null : { list, listState: propertyOf(state, 'listState') ?? null };
}

export const filterOf = ({ list, listState }: FromList): ShownFilter =>
  filterIn(filterParams({ search: list.split('?')[1] ?? '', state: listState }, true));

const LIST_PATHS: readonly string[] = [ADMIN_PAGES.contactSubmissions, ADMIN_PAGES.viewSubmissions];

export const isMessagePath = (pathname: string): boolean => pathname.startsWith(messagePath(''));

export const isMessagesPath = (pathname: string): boolean =>
  isMessagePath(pathname) || LIST_PATHS.includes(pathname);

/** The message that was opened last, to which the owner returns in the list. */
let lastOpened: string | null = null;
export const rememberOpened = (id: string): void => void (lastOpened = id);

export const linkId = (id: string): string => `message-${id}`;

/** On the way back from a message, moves the focus to its link in the list, and the link into view. */
export function useReturnToMessage(): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isReturn || lastOpened === null) return;
    const id = linkId(lastOpened);
    lastOpened = null;
    // After the scroll position has been restored, and the title has got the focus.
    const frame = requestAnimationFrame(() => {
      const link = document.getElementById(id);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturn]);
}
