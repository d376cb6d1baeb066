import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/services';
import { serviceSchema } from '@perro-wisdom/domain/services.schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery } from '../../platform/useFirestoreQuery';

/** The services in the owner's order, at most `count` of them. */
export function useServices(count = SERVICES_LIMIT): UseQueryResult<Service[]> {
  return useFirestoreQuery(['services', count], ({ db, collection, limit, orderBy, query, readList }) =>
    readList(query(collection(db, COLLECTIONS.services), orderBy('order'), limit(count)), serviceSchema),
  );
}
