/** The placeholder image (LQIP) of an upload that leads a page. Only the server reads it, and writes it into the page. */
import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { asImageRecord, imageRecordId, placeholderUrl } from '@app/domain/pictures/images';
import { QueryObserver, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { load } from '../data/loader';
import { SERVER_ONLY } from '../data/pageData';
import { readFirestore } from '../data/readFirestore';

/** Reads nothing for pictures that are not uploads: they have no record. */
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

/** For a page's loader: reads the placeholder of the upload that leads the page. */
export async function loadPlaceholder(client: QueryClient, path = ''): Promise<void> {
  const query = placeholderQuery(path);
  if (query.queryFn !== skipToken) await load(client, query);
}

/** Returns the URL of a placeholder that was loaded. One that was not is then among the client's queries without data (`missingReads`). */
export function loadedPlaceholder(client: QueryClient, path: string): string | undefined {
  const { data } = new QueryObserver(client, placeholderQuery(path)).getCurrentResult();
  return data?.placeholder ? placeholderUrl(data.placeholder) : undefined;
}
