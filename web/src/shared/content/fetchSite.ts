import type { Locale } from '@app/domain/general/locale';
import { sitePath } from '@app/domain/general/paths';
import { fetchText } from '../data/fetchText';
import { parseSite, type Site } from './site';

export const fetchSite = async (locale: Locale): Promise<Site> =>
  parseSite(await fetchText(sitePath(locale)));
