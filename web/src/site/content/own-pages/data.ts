import { asOwnPage, type OwnPage } from '@app/domain/content/own-pages';
import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import type { Locale } from '@app/domain/general/locale';
import { isSlug } from '@app/domain/general/slug';
import { queryOptions } from '@tanstack/react-query';
import { readFirestore } from '../../../shared/data/readFirestore';

/** The query for one of the owner's own pages. Its data is null if no page has the slug. */
export const ownPageQuery = (slug: string, locale: Locale) =>
  queryOptions({
    queryKey: ['ownPage', locale, slug],
    queryFn: () =>
      readFirestore(async ({ db, collection, limit, query, readList, where }): Promise<OwnPage | null> => {
        if (!isSlug(slug)) return null;
        const named = query(collection(db, PUBLIC_COLLECTIONS.ownPages), where('slug', '==', slug), limit(1));
        const [page = null] = await readList(named, asOwnPage);
        return page;
      }),
  });
