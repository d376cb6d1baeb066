import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/services';
import { serviceSchema } from '@perro-wisdom/domain/services.schema';
import { parseDocuments } from '../documents';
import { db } from '../firebase';

/** Reads the services, sorted by `order`. */
export async function readServices(): Promise<Service[]> {
  const { docs } = await db.collection(COLLECTIONS.services).orderBy('order').limit(SERVICES_LIMIT).get();
  return parseDocuments(serviceSchema, docs);
}
