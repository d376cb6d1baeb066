import type { OwnPage } from '@app/domain/content/own-pages';
import { localize, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, ownPagePath } from '@app/domain/general/paths';
import { sharedPage, socialImagePath } from '@app/domain/pictures/social-images';
import type { WebPage, WithContext } from 'schema-dts';
import type { Site } from '../../../shared/content/site';
import { businessId } from '../../platform/head/StructuredData';

/** Returns the schema.org `WebPage` for a page that the owner added. */
export function webPage(
  page: OwnPage,
  locale: Locale,
  { facts, look }: Pick<Site, 'facts' | 'look'>,
  description: string,
) {
  const url = absoluteUrl(ownPagePath(page.slug, locale), facts);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: localize(page, 'title', locale),
    description,
    image: absoluteUrl(socialImagePath(sharedPage(page), locale, look), facts),
    inLanguage: locale,
    about: { '@id': businessId(facts) },
  } satisfies WithContext<WebPage>;
}
