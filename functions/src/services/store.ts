import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { SERVICES_LIMIT, serviceSchema, type Service } from '@perro-wisdom/domain/services';
import { parseDocuments } from '../documents';
import { db } from '../firebase';

/** The services in the owner's order. */
export async function readServices(): Promise<Service[]> {
  const { docs } = await db.collection(COLLECTIONS.services).orderBy('order').limit(SERVICES_LIMIT).get();
  return parseDocuments(serviceSchema, docs);
}
