import { localize, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, pagePath } from '@app/domain/general/paths';
import type { Service as ServiceRecord } from '@app/domain/content/services';
import type { FAQPage, Graph, Service, WithContext } from 'schema-dts';
import type { Facts } from '@app/domain/content/facts';
import { businessId } from '../../platform/head/StructuredData';

function service(record: ServiceRecord, locale: Locale, facts: Facts) {
  const price = localize(record, 'price', locale);
  const url = absoluteUrl(`${pagePath('services', locale)}#${record.slug}`, facts);
  return {
    '@type': 'Service',
    '@id': url,
    name: localize(record, 'title', locale),
    description: localize(record, 'description', locale),
    ...(record.imageSrc !== '' && { image: absoluteUrl(record.imageSrc, facts) }),
    url,
    // Includes the price as the owner described it, because a program can't parse the amount from that
    // description.
    ...(price !== '' && { offers: { '@type': 'Offer' as const, description: price } }),
    provider: { '@id': businessId(facts) },
  } satisfies Service;
}

export function serviceGraph(records: readonly ServiceRecord[], locale: Locale, facts: Facts) {
  return {
    '@context': 'https://schema.org',
    '@graph': records.map((record) => service(record, locale, facts)),
  } satisfies Graph;
}

export function faqPage(questions: readonly { question: string; answer: string }[], locale: Locale) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies WithContext<FAQPage>;
}
