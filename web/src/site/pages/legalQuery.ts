import type { LegalPageName } from '@app/domain/general/paths';
import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { asLegalText } from '@app/domain/content/legal';
import type { Locale } from '@app/domain/general/locale';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFirestore } from '../../shared/data/readFirestore';

/**
 * The query for the owner's version of a legal page; its data is null if the owner hasn't published one.
 * After a language change, the page keeps showing the previous data until the query completes.
 */
export const legalQuery = (page: LegalPageName, locale: Locale) =>
  queryOptions({
    queryKey: ['legal', locale, page],
    placeholderData: keepPreviousData,
    queryFn: () =>
      readFirestore(({ db, doc, readOne }) =>
        readOne(doc(db, PUBLIC_COLLECTIONS.legalTexts, page), asLegalText),
      ),
  });
