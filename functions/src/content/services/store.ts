import { COLLECTIONS } from '@app/domain/general/collections';
import { SERVICE_SHAPE, SERVICES_LIMIT, type Service } from '@app/domain/content/services';
import { parseDocuments, shapeParser } from '../../platform/documents';
import { db } from '../../platform/firebase';

/** Reads the services, sorted by `order`. */
export async function readServices(): Promise<Service[]> {
  const { docs } = await db.collection(COLLECTIONS.services).orderBy('order').limit(SERVICES_LIMIT).get();
  return parseDocuments(shapeParser(SERVICE_SHAPE), docs);
}
