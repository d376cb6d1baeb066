/** The social image of the site. Only the server imports this: browsers get its path in the site's file. */
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { siteSocialImagePath, type SiteSocialImage } from '@perro-wisdom/domain/pictures/social-images';
import type { LocalSite } from './localSite';

/** Returns what the social image shows: the name of the business, and the title and the picture of the home page. */
export const siteSocialImageOf = ({ i18n, site: { facts, heroPicture } }: LocalSite): SiteSocialImage => ({
  name: facts.name,
  headline: i18n.t('home:hero.title'),
  picture: heroPicture.src,
  focus: heroPicture.focus,
});

export const withSocialImage = (local: LocalSite, locale: Locale): LocalSite => ({
  ...local,
  site: { ...local.site, socialImage: siteSocialImagePath(siteSocialImageOf(local), locale) },
});
