import { localize } from '@perro-wisdom/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import type { SitePicture } from '../../../shared/content/site';
import { useFacts, useSite } from '../../../shared/content/SiteContext';
import { DOG_PORTRAIT } from './siteImages';

/** Returns the picture in the place of the trainer's portrait. */
export function usePortrait(): SitePicture {
  const locale = useLocale();
  const facts = useFacts();
  if (facts.portrait === '') return { src: DOG_PORTRAIT, alt: '', focus: '' };
  return { src: facts.portrait, alt: localize(facts, 'portraitAlt', locale), focus: facts.portraitFocus };
}

/** Returns the picture of the home page's hero. */
export function useHeroPicture(): SitePicture {
  const { t } = useTranslation('home');
  const { heroPicture } = useSite();
  return heroPicture.src === '' ? { src: '', alt: t('hero.dogAlt'), focus: '' } : heroPicture;
}
