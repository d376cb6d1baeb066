/** Paths of drafts, queries for their lists, and cache invalidation after changes. */
import {
  isPrivateKind,
  isSingleKind,
  type Draft,
  type DraftKind,
  type DraftSummary,
} from '@app/domain/drafts/drafts';
import { LIST_STATES, type ListFilter } from '@app/domain/drafts/list';
import { draftPath, hasOwnPage } from '@app/domain/drafts/previews';
import type { Locale } from '@app/domain/general/locale';
import { ADMIN_PAGES, draftScreenPath } from '@app/domain/general/paths';
import { useQueryClient } from '@tanstack/react-query';
import type { Site } from '../../shared/content/site';
import { callPath } from '../../shared/data/api';
import { useReportPublication } from '../platform/data/publication';
import { ownerKey, useForgetPublicData } from '../platform/data/ownerQuery';
import { listsOf, usePagedList } from '../platform/data/usePagedList';
import { useAddressFilter } from '../platform/data/useAddressFilter';

/** The editor's query parameter with the id of the unsaved work to resume. */
export const WORK_QUERY = 'work';

/** The id in the URL of a draft that hasn't been created yet. */
export const NEW_DRAFT = 'new';

/** Returns the path of the screen that links to a draft's editor. */
export function listPath(kind: DraftKind): string {
  if (isPrivateKind(kind)) return ADMIN_PAGES.contactSubmissions;
  return isSingleKind(kind) ? ADMIN_PAGES.content : draftScreenPath(kind);
}

export function editorPath(kind: DraftKind, id: string, workId?: string): string {
  const path = draftScreenPath(kind, id);
  return workId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${WORK_QUERY}=${workId}`;
}

/** Returns the path of a draft's public page. */
export const livePath = (
  { kind, id, publicSlug }: Pick<Draft, 'kind' | 'id' | 'publicSlug'>,
  locale: Locale,
): string => draftPath(kind, id, publicSlug, locale);

/** Parses the filter from the query parameters. Ignores unknown states and empty values. */
export function filterIn(params: URLSearchParams): ListFilter {
  const state = LIST_STATES.find((known) => known === params.get('state'));
  const given = (name: keyof ListFilter) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? {} : { [name]: value };
  };
  return { ...given('search'), ...given('category'), ...given('tag'), ...(state && { state }) };
}

export const useListFilter = () => useAddressFilter(filterIn);

/** Returns the API path of a kind's list, without a filter. */
const listsPath = (kind: DraftKind): string => callPath('GET /api/admin/drafts/{kind}', { params: { kind } });

/**
 * Fetches a kind's drafts. For an ordered kind, fetches all drafts, including those in the bin. For posts,
 * fetches only the drafts that match the filter.
 */
export function useDrafts(kind: DraftKind, filter: ListFilter & { limit?: string } = {}) {
  const query = { ...filter };
  return usePagedList<DraftSummary>(callPath('GET /api/admin/drafts/{kind}', { params: { kind }, query }));
}

/** The number of draft posts that the dashboard fetches, usually enough to count them all. */
const LATEST_LIMIT = '20';

/** Fetches the most recently saved draft posts. */
export const useLatestDrafts = () => useDrafts('posts', { state: 'draft', limit: LATEST_LIMIT });

/**
 * Returns a function that invalidates the owner's lists for a kind. Call it after every change to one of the
 * kind's drafts.
 */
export function useListChanged(kind: DraftKind): () => void {
  const client = useQueryClient();
  const paths = [listsPath(kind), ...(kind === 'posts' ? [callPath('GET /api/admin/topics')] : [])];
  return () => {
    for (const path of paths) void client.invalidateQueries(listsOf(path));
  };
}

/**
 * Returns a function that invalidates the cached data of the public site and the owner's area. Call it after
 * every change to what visitors see, with the draft that is now public, if any.
 */
export function useLiveChanged(kind: DraftKind): (published?: Draft | null) => void {
  const client = useQueryClient();
  const reportPublication = useReportPublication();
  const forgetPublicData = useForgetPublicData();
  const listChanged = useListChanged(kind);
  return (published) => {
    const hasPage = hasOwnPage(kind) && published?.publishedAt != null;
    reportPublication(hasPage ? { en: livePath(published, 'en'), es: livePath(published, 'es') } : null);
    // The setup checklist depends on what is published.
    void client.invalidateQueries({ queryKey: ownerKey(callPath('GET /api/admin/setup')) });
    const sites = client.getQueriesData<Site>({ queryKey: ['site'] });
    forgetPublicData();
    if (published?.kind === 'facts') {
      // The site's JSON file is updated only when the change goes live, so the cached facts are replaced
      // here.
      const { fields } = published as Draft<'facts'>;
      for (const [key, site] of sites) if (site) client.setQueryData<Site>(key, { ...site, facts: fields });
    }
    listChanged();
  };
}
