/** Manages the message list's filter and the navigation between the list and a message. */
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

/** A message list's filter. Without a `state`, the list is the inbox. */
export interface ShownFilter extends Omit<SubmissionFilter, 'state' | 'person'> {
  state?: Exclude<SubmissionFilter['state'], 'inbox'> | 'all';
}

const SHOWN_STATES = [...SUBMISSION_LIST_STATES.filter((state) => state !== 'inbox'), 'all'] as const;

/** The lists of messages outside the inbox. Each has its own title. */
export const PUT_AWAY = ['archived', 'spam', 'bin'] as const;

/** The states that the owner can filter the inbox by. */
export const INBOX_CHOICES = ['new', 'read', 'answered', 'all'] as const;

/**
 * Returns the list outside the inbox that the filter selects, or null for the inbox and for the list of all
 * messages.
 */
export const placeOf = ({ state }: ShownFilter) => PUT_AWAY.find((place) => place === state) ?? null;

/** Parses the filter from the query parameters. Ignores unknown values. */
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
 * Returns the list's filter and functions that change it. The search term is kept out of the URL, because it
 * is often a name or an email address.
 */
export const useListFilter = () => useAddressFilter(filterIn, true);

/**
 * Returns the query parameters for fetching a list. The search term is sent in a header (`searchHeaders`).
 */
export const filterQuery = ({ state, service, language }: ShownFilter) => ({
  ...(service && { service }),
  ...(language && { language }),
  ...(state !== 'all' && { state: state ?? 'inbox' }),
});

const groupOf = (state: SubmissionListState): SubmissionListState =>
  INBOX_STATUSES.some((status) => status === state) ? 'inbox' : state;

/**
 * Returns whether a list still shows a message after a change. Every inbox list keeps a message while the
 * message is in the inbox. For example, a message that has been read stays in the list of new messages.
 */
export function isShownIn({ state }: ShownFilter, message: ContactSubmission): boolean {
  if (message.deletedAt !== null) return state === 'bin';
  return state === 'all' || groupOf(state ?? 'inbox') === groupOf(message.status);
}

/**
 * The navigation state when a message is opened from a list: the list's URL and the state of its history
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

/** The id of the most recently opened message. Its link gets focus when the owner returns to the list. */
let lastOpened: string | null = null;
export const rememberOpened = (id: string): void => void (lastOpened = id);

export const linkId = (id: string): string => `message-${id}`;

/**
 * Focuses the link to the most recently opened message and scrolls to it when the owner navigates back to the
 * list.
 */
export function useReturnToMessage(): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isReturn || lastOpened === null) return;
    const id = linkId(lastOpened);
    lastOpened = null;
    // Runs after the router has restored the scroll position and focused the title.
    const frame = requestAnimationFrame(() => {
      const link = document.getElementById(id);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturn]);
}
