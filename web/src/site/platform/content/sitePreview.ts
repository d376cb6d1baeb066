/** The link preview of the site. Only the server imports this: browsers get its path in the site's file. */
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { sitePreviewPath, type SitePreview } from '@perro-wisdom/domain/pictures/social-images';
import type { LocalSite } from './localSite';

/** Returns what the preview shows: the name of the business, and the title and the picture of the home page. */
export const sitePreviewOf = ({ i18n, site: { facts, heroPicture } }: LocalSite): SitePreview => ({
  name: facts.name,
  headline: i18n.t('home:hero.title'),
  picture: heroPicture.src,
  focus: heroPicture.focus,
});

/** Returns a site with the path of its preview. */
export const withLinkPreview = (local: LocalSite, locale: Locale): LocalSite => ({
  ...local,
  site: { ...local.site, preview: sitePreviewPath(sitePreviewOf(local), locale) },
});
