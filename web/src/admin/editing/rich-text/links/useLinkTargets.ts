/**
 * Suggests the most common link targets: ways to contact the owner, and the site's pages. The owner therefore
 * rarely has to type an address.
 */
import { displayPhone, phoneDigits } from '@app/domain/content/facts';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import type { ListFilter } from '@app/domain/drafts/list';
import { draftPath } from '@app/domain/drafts/previews';
import { fieldIn, localize, type Locale } from '@app/domain/general/locale';
import { EDITABLE_PAGES, pagePath } from '@app/domain/general/paths';
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
  /** The text for a new link, in the language of the post; may be empty. */
  text: string;
  /**
   * The target's phone number in international form, if the link starts a phone call or a WhatsApp
   * conversation.
   */
  digits?: string;
}

const useDrafts = (kind: 'services' | 'ownPages' | 'posts', query: ListFilter = {}) =>
  usePagedList<DraftSummary>(
    callPath('GET /api/admin/drafts/{kind}', { params: { kind }, query: { ...query } }),
  ).data ?? [];

const isLive = ({ publishedAt, deletedAt, publicSlug }: DraftSummary): boolean =>
  publishedAt !== null && deletedAt === null && publicSlug !== '';

/**
 * Returns the link targets for text in the given language. Services, posts and own pages are added once they
 * have loaded.
 */
export function useLinkTargets(locale: Locale): LinkTarget[] {
  const { t } = useTranslation('adminRichText');
  const isOwnLanguage = useAdminLocale() === locale;
  const nameOf = useDraftName();
  const { whatsApp, phone, email } = useFacts();
  const services = useDrafts('services');
  const ownPages = useDrafts('ownPages');
  const posts = useDrafts('posts', { state: 'published' });

  const title = fieldIn(locale, 'title');
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
    ...[...ownPages, ...posts]
      .filter((draft) => isLive(draft) && draft[title] !== '')
      .map(({ kind, id, publicSlug, [title]: label }) => {
        const address = draftPath(kind, id, publicSlug, locale);
        return { address, label, ...(kind === 'posts' && { detail: t('link.post') }), text: label };
      }),
  ];
}

/** Returns the targets whose label or phone number matches the typed text, or all targets if none match. */
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
