/**
 * Reads the low-quality placeholder (LQIP) for a page's main picture if that picture is an upload. Only the
 * server reads placeholders, and it embeds them in pages.
 */
import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { asImageRecord, imageRecordId, placeholderUrl } from '@app/domain/pictures/images';
import { QueryObserver, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { load } from '../data/loader';
import { SERVER_ONLY } from '../data/pageData';
import { readFirestore } from '../data/readFirestore';

/**
 * Returns the query for a picture's placeholder. Pictures that aren't uploads have no record, so their query
 * is skipped.
 */
function placeholderQuery(path: string) {
  const id = imageRecordId(path);
  return queryOptions({
    queryKey: [PUBLIC_COLLECTIONS.images, id],
    queryFn:
      id === null
        ? skipToken
        : () =>
            readFirestore(({ db, doc, readOne }) =>
              readOne(doc(db, PUBLIC_COLLECTIONS.images, id), asImageRecord),
            ),
    meta: SERVER_ONLY,
  });
}

/**
 * Loads the placeholder for a page's main picture if that picture is an upload. The page's loader calls this.
 */
export async function loadPlaceholder(client: QueryClient, path = ''): Promise<void> {
  const query = placeholderQuery(path);
  if (query.queryFn !== skipToken) await load(client, query);
}

/**
 * Returns the URL of the loaded placeholder for the picture at `path`, or undefined if there is none. If the
 * placeholder wasn't loaded, `missingReads` reports its query.
 */
export function loadedPlaceholder(client: QueryClient, path: string): string | undefined {
  const { data } = new QueryObserver(client, placeholderQuery(path)).getCurrentResult();
  return data?.placeholder ? placeholderUrl(data.placeholder) : undefined;
}
