import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import { liveTestimonial, TESTIMONIALS_LIMIT } from '@perro-wisdom/domain/content/testimonials';
import { readTestimonials } from '../../content/testimonials/store';
import { liveKind, withoutId } from './live';
import { replacedIn, withPlaceholders } from './previewed';

export const testimonials = liveKind<'testimonials'>({
  collection: COLLECTIONS.testimonials,
  document: (fields, { id, order }) => withoutId(liveTestimonial(fields, { id, order })),
  change: () => ({ collection: 'testimonials' }),
  preview: async ({ fields, id, order }) => {
    const shown = {
      ...withPlaceholders(fields, { testimonial: 'draftPreview.noContent' }),
      name: fields.name || '—',
    };
    const all = await readTestimonials(TESTIMONIALS_LIMIT);
    return {
      url: (locale) => pagePath('testimonials', locale),
      documents: { testimonials: replacedIn(all, liveTestimonial(shown, { id, order })) },
    };
  },
});
