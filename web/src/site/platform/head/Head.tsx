import { siteLocales } from '@app/domain/content/site-languages';
import { OPEN_GRAPH_LOCALES, withLocale } from '@app/domain/general/locale';
import type { Languages } from '@app/domain/fields/languages';
import { absoluteUrl, feedPath } from '@app/domain/general/paths';
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '@app/domain/pictures/social-images';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../../shared/content/SiteContext';
import { Breadcrumbs } from './Breadcrumbs';
import { titleOf } from '../../../shared/i18n/title';
import { useLocale } from '../../../shared/i18n/useLocale';

interface HeadProps {
  title: string;
  description: string;
  /**
   * The path of the social image, which is `SOCIAL_IMAGE_WIDTH` x `SOCIAL_IMAGE_HEIGHT` pixels. Defaults to
   * the site's social image.
   */
  image?: string | undefined;
  /** The publication time of an article (ISO 8601). */
  article?: { publishedAt: string | null } | undefined;
  index?: boolean;
  /** The languages that the page exists in. Defaults to all of the site's languages. */
  languages?: Languages | undefined;
}

/**
 * Renders the page's title, description, URLs in both languages, and Open Graph tags. React hoists them into
 * the document's head.
 */
export function Head({ title, description, image, article, index = true, languages }: HeadProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { pathname } = useLocation();
  const { facts, socialImage } = useSite();
  const absolute = (path: string) => absoluteUrl(path, facts);
  const canonical = absolute(withLocale(pathname, locale));
  const fullTitle = titleOf(title, facts);
  const isTranslated = siteLocales(facts).length > 1;
  const locales = siteLocales(facts).filter((each) => languages?.[each] ?? true);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index ? (
        <>
          <link rel="canonical" href={canonical} />
          {isTranslated &&
            locales.map((other) => (
              <link
                key={other}
                rel="alternate"
                hrefLang={other}
                href={absolute(withLocale(pathname, other))}
              />
            ))}
          {isTranslated && (
            <link
              rel="alternate"
              hrefLang="x-default"
              href={absolute(withLocale(pathname, locales[0] ?? locale))}
            />
          )}
          <link rel="alternate" type="application/rss+xml" title={t('head.title')} href={feedPath(locale)} />
          <Breadcrumbs path={withLocale(pathname, locale)} title={title} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {facts.name && <meta property="og:site_name" content={facts.name} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(image ?? socialImage)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE_WIDTH)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE_HEIGHT)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
        ))}
      {article?.publishedAt && <meta property="article:published_time" content={article.publishedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
