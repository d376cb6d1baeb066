import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { asService, SERVICES_LIMIT, type Service } from '@app/domain/content/services';
import { isShownIn } from '@app/domain/fields/languages';
import type { Locale } from '@app/domain/general/locale';
import { queryOptions } from '@tanstack/react-query';
import type { Store } from '../../../shared/data/firestore';
import { readFirestore } from '../../../shared/data/readFirestore';
import { firstSentence } from './firstSentence';

const readServices = async (
  { db, collection, limit, orderBy, query, readList, where }: Store,
  locale: Locale,
  count: number,
): Promise<Service[]> => {
  const services = await readList(
    query(
      collection(db, PUBLIC_COLLECTIONS.services),
      where(`languages.${locale}`, '==', true),
      orderBy('order'),
      limit(count),
    ),
    asService,
  );
  return services.filter(isShownIn(locale));
};

export const servicesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['services', locale],
    queryFn: () => readFirestore((store) => readServices(store, locale, SERVICES_LIMIT)),
  });

const summary = (service: Service): Service => ({
  ...service,
  descriptionEn: firstSentence(service.descriptionEn),
  descriptionEs: firstSentence(service.descriptionEs),
});

/**
 * The query for the first `count` services. To keep the page small, each description is cut to the sentence
 * shown on a card.
 */
export const serviceSummariesQuery = (count: number, locale: Locale) =>
  queryOptions({
    queryKey: ['services', locale, 'summaries', count],
    queryFn: () => readFirestore(async (store) => (await readServices(store, locale, count)).map(summary)),
  });
