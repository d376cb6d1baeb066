import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { placeholderUrl, IMAGE_RECORD_SHAPE, imageRecordId, type ImageRecord } from '@perro-wisdom/domain/images';
import { useContext } from 'react';
import { SERVER_ONLY } from '../data/pageData';
import { readFirestore } from '../data/readFirestore';
import { ServerReads } from '../data/serverReads';

const readRecord = (id: string): Promise<ImageRecord | null> =>
  readFirestore(({ db, doc, readOne }) => readOne(doc(db, COLLECTIONS.images, id), IMAGE_RECORD_SHAPE));

/**
 * The address of an upload in a few coarse colours, which stand in its place until it is there. The server alone asks for them and writes
 * them into the page; whoever comes from another page has the picture as soon as its colours.
 */
export function usePlaceholderImage(path: string | null): string | undefined {
  const server = useContext(ServerReads);
  if (!import.meta.env.SSR || !server || path === null) return undefined;
  const id = imageRecordId(path);
  if (id === null) return undefined;
  const queryKey = [SERVER_ONLY, COLLECTIONS.images, id];
  const record = server.client.getQueryData<ImageRecord | null>(queryKey);
  if (record === undefined) server.want({ queryKey, queryFn: () => readRecord(id) });
  return record?.placeholder ? placeholderUrl(record.placeholder) : undefined;
}
