import type { Locale } from '@app/domain/general/locale';
import { queryOptions } from '@tanstack/react-query';
import { fetchSite } from '../../../shared/content/fetchSite';

/** The content that visitors see on every page, for the owner's area. */
export const siteQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['site', locale], queryFn: () => fetchSite(locale) });
