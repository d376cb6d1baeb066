import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { SERVICE_SHAPE, SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/services';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery, type Store } from '../../platform/data/useFirestoreQuery';
import { firstSentence } from './firstSentence';

const readServices = ({ db, collection, limit, orderBy, query, readList }: Store, count: number): Promise<Service[]> =>
  readList(query(collection(db, COLLECTIONS.services), orderBy('order'), limit(count)), SERVICE_SHAPE);

/** The services in the owner's order. */
export function useServices(): UseQueryResult<Service[]> {
  return useFirestoreQuery(['services'], (store) => readServices(store, SERVICES_LIMIT));
}

const summary = (service: Service): Service => ({
  ...service,
  descriptionEn: firstSentence(service.descriptionEn),
  descriptionEs: firstSentence(service.descriptionEs),
});

/** The first services, with as much of their descriptions as a card shows: the rest would travel with the page for nothing. */
export function useServiceSummaries(count: number): UseQueryResult<Service[]> {
  return useFirestoreQuery(['services', 'summaries', count], async (store) => (await readServices(store, count)).map(summary));
}
