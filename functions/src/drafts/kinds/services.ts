import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import { liveService } from '@perro-wisdom/domain/content/services';
import { slugify } from '@perro-wisdom/domain/general/slug';
import { readServices } from '../../content/services/store';
import { liveKind, withoutId } from './live';
import { replacedIn, withPlaceholders } from './previewed';

export const services = liveKind<'services'>({
  collection: COLLECTIONS.services,
  document: (fields, { id, order, formerSlugs }) =>
    withoutId(liveService(fields, { id, order, formerSlugs })),
  change: () => ({ collection: 'services' }),
  preview: async ({ fields, id, order, formerSlugs }) => {
    const shown = {
      ...withPlaceholders(fields, { title: 'draftPreview.noTitle', description: 'draftPreview.noContent' }),
      slug: fields.slug || slugify(fields.titleEn) || 'preview',
    };
    return {
      url: (locale) => pagePath('services', locale),
      documents: {
        services: replacedIn(await readServices(), liveService(shown, { id, order, formerSlugs })),
      },
    };
  },
});
