import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { SERVICE_SHAPE, SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/services';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery } from '../../platform/useFirestoreQuery';

/** The services in the owner's order, at most `count` of them. */
export function useServices(count = SERVICES_LIMIT): UseQueryResult<Service[]> {
  return useFirestoreQuery(['services', count], ({ db, collection, limit, orderBy, query, readList }) =>
    readList(query(collection(db, COLLECTIONS.services), orderBy('order'), limit(count)), SERVICE_SHAPE),
  );
}
