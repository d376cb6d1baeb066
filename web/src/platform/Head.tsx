import { business } from '@perro-wisdom/domain/business';
import { DEFAULT_LOCALE, LOCALES, OPEN_GRAPH_LOCALES, withLocale, type Locale } from '@perro-wisdom/domain/locale';
import { useLocation } from 'react-router-dom';

const DEFAULT_IMAGE = '/images/site/og-default-1200x630.jpg';

interface HeadProps {
  locale: Locale;
  title: string;
  description: string;
  /** The path of a picture for previews. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** False for pages that a search engine should not keep. */
  index?: boolean;
}

const absolute = (path: string): string => new URL(path, business.siteUrl).href;

/** The page's title and description, its address in both languages, and what a shared link shows. React lifts them into the head. */
export function Head({ locale, title, description, image = DEFAULT_IMAGE, type = 'website', index = true }: HeadProps) {
  const { pathname } = useLocation();
  const canonical = absolute(withLocale(pathname, locale));
  const fullTitle = title.includes(business.name) ? title : `${title} | ${business.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index ? (
        <>
          <link rel="canonical" href={canonical} />
          {LOCALES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={absolute(withLocale(pathname, other))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(withLocale(pathname, DEFAULT_LOCALE))} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(image)} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
