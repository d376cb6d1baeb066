/**
 * The placeholder image (LQIP) of an upload that leads a page. Only the server reads it, and writes it into the page: in the browser it
 * would arrive no sooner than the picture itself.
 */
import { PUBLIC_COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { placeholderUrl, IMAGE_RECORD_SHAPE, imageRecordId } from '@perro-wisdom/domain/pictures/images';
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { load } from '../data/loader';
import { SERVER_ONLY } from '../data/pageData';
import { readFirestore } from '../data/readFirestore';

/** Reads nothing for pictures that are not uploads: they have no record. */
function recordQuery(path: string | null) {
  const id = path === null ? null : imageRecordId(path);
  return queryOptions({
    queryKey: [PUBLIC_COLLECTIONS.images, id],
    queryFn:
      id === null
        ? skipToken
        : () =>
            readFirestore(({ db, doc, readOne }) =>
              readOne(doc(db, PUBLIC_COLLECTIONS.images, id), IMAGE_RECORD_SHAPE),
            ),
    meta: SERVER_ONLY,
  });
}

/** For a page's loader: reads the placeholder of the upload that leads the page. */
export async function loadPlaceholder(client: QueryClient, path: string | undefined): Promise<void> {
  const query = recordQuery(path ?? null);
  if (query.queryFn !== skipToken) await load(client, query);
}

function usePlaceholderOnServer(path: string | null): string | undefined {
  const { data: record } = useQuery(recordQuery(path));
  return record?.placeholder ? placeholderUrl(record.placeholder) : undefined;
}

/** Returns the URL of a picture's placeholder; always undefined in the browser. */
export const usePlaceholderImage: (path: string | null) => string | undefined = import.meta.env.SSR
  ? usePlaceholderOnServer
  : () => undefined;
