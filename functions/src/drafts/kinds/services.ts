import { COLLECTIONS } from '@app/domain/general/collections';
import { liveService } from '@app/domain/content/services';
import { liveKind, withoutId } from './live';

export const services = liveKind<'services'>({
  collection: COLLECTIONS.services,
  document: (fields, { id, order, formerSlugs }) =>
    withoutId(liveService(fields, { id, order, formerSlugs })),
  change: () => ({ collection: 'services' }),
});
