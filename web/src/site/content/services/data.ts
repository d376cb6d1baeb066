import { PUBLIC_COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { SERVICE_SHAPE, SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/content/services';
import { queryOptions } from '@tanstack/react-query';
import type { Store } from '../../../shared/data/firestore';
import { readFirestore } from '../../../shared/data/readFirestore';
import { firstSentence } from './firstSentence';

const readServices = (
  { db, collection, limit, orderBy, query, readList }: Store,
  count: number,
): Promise<Service[]> =>
  readList(query(collection(db, PUBLIC_COLLECTIONS.services), orderBy('order'), limit(count)), SERVICE_SHAPE);

/** The services in the owner's order. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => readFirestore((store) => readServices(store, SERVICES_LIMIT)),
});

const summary = (service: Service): Service => ({
  ...service,
  descriptionEn: firstSentence(service.descriptionEn),
  descriptionEs: firstSentence(service.descriptionEs),
});

/** The first `count` services, with only the part of their descriptions that a card shows: the data is part of the page's bytes. */
export const serviceSummariesQuery = (count: number) =>
  queryOptions({
    queryKey: ['services', 'summaries', count],
    queryFn: () => readFirestore(async (store) => (await readServices(store, count)).map(summary)),
  });
