import type { Facts } from '@app/domain/content/facts';
import { PAGES, absoluteUrl, pagePath } from '@app/domain/general/paths';
import { stripLocale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { useFacts } from '../../../shared/content/SiteContext';
import { useLocale } from '../../../shared/i18n/useLocale';
import { StructuredData } from './StructuredData';

interface Crumb {
  name: string;
  path: string;
}

/**
 * Returns the breadcrumbs from the home page to the current page. Search results show them instead of the
 * URL.
 */
function breadcrumbList(crumbs: readonly Crumb[], facts: Facts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path, facts),
    })),
  } satisfies WithContext<BreadcrumbList>;
}

export function Breadcrumbs({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const facts = useFacts();
  const unlocalizedPath = stripLocale(path);
  if (unlocalizedPath === '/') return null;
  const crumbs = [
    { name: t('nav.home'), path: pagePath('home', locale) },
    ...(unlocalizedPath.startsWith(`${PAGES.blog}/`)
      ? [{ name: t('nav.blog'), path: pagePath('blog', locale) }]
      : []),
    { name: title, path },
  ];
  return <StructuredData data={breadcrumbList(crumbs, facts)} />;
}
