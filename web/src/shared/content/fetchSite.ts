import type { Locale } from '@perro-wisdom/domain/general/locale';
import { sitePath } from '@perro-wisdom/domain/general/paths';
import { fetchText } from '../data/fetchText';
import { parseSite, type Site } from './site';

/** Loads the owner's content in a language. */
export const fetchSite = async (locale: Locale): Promise<Site> =>
  parseSite(await fetchText(sitePath(locale)));
