import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { asTestimonial, type Testimonial } from '@app/domain/content/testimonials';
import { isShownIn } from '@app/domain/fields/languages';
import { otherLocale, type Locale } from '@app/domain/general/locale';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Store } from '../../../shared/data/firestore';
import { load } from '../../../shared/data/loader';
import { readFirestore } from '../../../shared/data/readFirestore';

const readTestimonials = async (
  { db, collection, limit, orderBy, query, readList, where }: Store,
  locale: Locale,
  count: number,
): Promise<Testimonial[]> => {
  const testimonials = await readList(
    query(
      collection(db, PUBLIC_COLLECTIONS.testimonials),
      where(`languages.${locale}`, '==', true),
      orderBy('order'),
      limit(count),
    ),
    asTestimonial,
  );
  return testimonials.filter(isShownIn(locale));
};

export const testimonialsQuery = (count: number, locale: Locale) =>
  queryOptions({
    queryKey: ['testimonials', locale, count],
    queryFn: () => readFirestore((store) => readTestimonials(store, locale, count)),
  });

/**
 * Returns the query that fetches the first `count` testimonials and whether there are more. Leaves out the
 * rest, to keep the page small.
 */
export const firstTestimonialsQuery = (count: number, locale: Locale) =>
  queryOptions({
    queryKey: ['testimonials', locale, 'first', count],
    queryFn: () =>
      readFirestore(async (store) => {
        const items = await readTestimonials(store, locale, count + 1);
        return { items: items.slice(0, count), hasMore: items.length > count };
      }),
  });

/**
 * The query that checks whether there are testimonials in the other language. Pages use it if they have none
 * in their own language.
 */
export const otherTestimonialsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['testimonials', locale, 'others'],
    queryFn: () =>
      readFirestore(async (store) => (await readTestimonials(store, otherLocale(locale), 1)).length > 0),
  });

/** Checks whether there are testimonials in the other language if there are none in the current one. */
export const loadOthers = async (
  client: QueryClient,
  locale: Locale,
  items: readonly unknown[] | undefined,
) => {
  if (items?.length === 0) await load(client, otherTestimonialsQuery(locale));
};
