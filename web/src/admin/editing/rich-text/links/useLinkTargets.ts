/**
 * What the owner's links lead to most, so that she types no address: ways to reach her, and her own pages.
 */
import { displayPhone, phoneDigits } from '@app/domain/content/facts';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import type { ListFilter } from '@app/domain/drafts/list';
import { localize, type Locale } from '@app/domain/general/locale';
import { EDITABLE_PAGES, pagePath, postPath } from '@app/domain/general/paths';
import { searchedWords, wordsOf } from '@app/domain/general/words';
import { whatsAppUrl } from '@app/domain/inbox/whatsapp';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../../shared/content/SiteContext';
import { callPath } from '../../../../shared/data/api';
import { usePagedList } from '../../../platform/data/usePagedList';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { useDraftName } from '../../../platform/i18n/useDraftName';
import { linkAddress } from './linkAddress';

export interface LinkTarget {
  address: string;
  label: string;
  detail?: string;
  /** The words of a link that is not set on others, in the language of the text; empty for none. */
  text: string;
  /** The number that it calls or writes to, in international form. */
  digits?: string;
}

const useDrafts = (kind: 'services' | 'posts', query: ListFilter) =>
  usePagedList<DraftSummary>(
    callPath('GET /api/admin/drafts/{kind}', { params: { kind }, query: { ...query } }),
  ).data ?? [];

const isLive = ({ publishedAt, deletedAt, publicSlug }: DraftSummary): boolean =>
  publishedAt !== null && deletedAt === null && publicSlug !== '';

/** Returns what a text in a language can link to. The services and posts follow when they have been read. */
export function useLinkTargets(locale: Locale): LinkTarget[] {
  const { t } = useTranslation('adminRichText');
  const isOwnLanguage = useAdminLocale() === locale;
  const nameOf = useDraftName();
  const { whatsApp, phone, email } = useFacts();
  const services = useDrafts('services', {});
  const posts = useDrafts('posts', { state: 'published' });

  const writable = phoneDigits(whatsApp);
  const callable = [...new Set([phoneDigits(phone), writable])].filter((digits) => digits !== '');
  return [
    ...(writable === ''
      ? []
      : [
          {
            address: whatsAppUrl(writable, ''),
            label: 'WhatsApp',
            detail: displayPhone(whatsApp),
            text: 'WhatsApp',
            digits: writable,
          },
        ]),
    ...callable.map((digits) => {
      const shown = displayPhone(digits === writable ? whatsApp : phone);
      return { address: `tel:+${digits}`, label: t('link.call'), detail: shown, text: shown, digits };
    }),
    ...(email === ''
      ? []
      : [{ address: `mailto:${email}`, label: t('link.mail'), detail: email, text: email }]),
    ...EDITABLE_PAGES.map((page) => {
      const label = nameOf('pages', page);
      return { address: pagePath(page, locale), label, text: isOwnLanguage ? label : '' };
    }),
    ...services.filter(isLive).map((service) => {
      const label = localize(service, 'title', locale);
      const address = `${pagePath('services', locale)}#${service.publicSlug}`;
      return { address, label, detail: t('link.service'), text: label };
    }),
    ...posts
      .filter((post) => isLive(post) && post[locale === 'es' ? 'titleEs' : 'titleEn'] !== '')
      .map((post) => {
        const label = localize(post, 'title', locale);
        return { address: postPath(post.publicSlug, locale), label, detail: t('link.post'), text: label };
      }),
  ];
}

/**
 * Returns the targets that go with what was typed: by the words of their label, or what can be done with a
 * phone number. All of them while nothing goes with it.
 */
export function matchingTargets(targets: readonly LinkTarget[], typed: string): readonly LinkTarget[] {
  const isNumber = linkAddress(typed)?.startsWith('tel:') ?? false;
  const words = searchedWords(typed);
  const matches = targets.filter(({ label, digits }) => {
    if (isNumber) return digits === phoneDigits(typed);
    const named = wordsOf(label);
    return words.every((word) => named.some((name) => name.startsWith(word)));
  });
  return matches.length > 0 ? matches : targets;
}
