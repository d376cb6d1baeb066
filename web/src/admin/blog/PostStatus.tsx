import { chakra } from '@chakra-ui/react';
import type { RequiredLocalizedField } from '@perro-wisdom/domain/blog/draft';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { DAY_MS } from '@perro-wisdom/domain/general/dates';
import { isMessageCode } from '@perro-wisdom/domain/messages';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import type { LanguageStatus } from '@perro-wisdom/domain/drafts/languages';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuCircleAlert, LuClock } from 'react-icons/lu';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { Badge } from '../../shared/ui/Badge';

const ICONS = { complete: LuCheck, missing: LuCircleAlert, outOfDate: LuClock } as const satisfies Record<
  LanguageStatus['state'],
  object
>;

/** Returns how many days a post stays in the bin, 0 on its last day. */
const daysLeft = (deletedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - Date.now()) / DAY_MS));

/** Whether visitors can read the post, its schedule, and what is left to do in each language. */
export function PostStatus({ copy }: { copy: DraftSummary }) {
  const { t } = useTranslation(['adminPostList', 'messages']);
  const locale = useAdminLocale();
  const { publishedAt, hasChanges, publishAt, scheduleProblem, deletedAt, status } = copy;
  const state = publishedAt !== null ? (hasChanges ? 'changed' : 'published') : 'draft';
  const tone = state === 'published' ? 'good' : 'warm';
  // The language of the owner's area first.
  const languages = [...LOCALES].sort((a, b) => Number(b === locale) - Number(a === locale));

  const languageText = (language: (typeof LOCALES)[number]): string => {
    const { state, ...rest } = status[language];
    const fields =
      'fields' in rest
        ? rest.fields.map((field) => t(`field.${field as RequiredLocalizedField}`).toLowerCase()).join(', ')
        : '';
    return t(`status.${state}`, { language: language.toUpperCase(), fields });
  };

  if (deletedAt !== null) {
    const days = daysLeft(deletedAt);
    return <Badge tone="warm">{days === 0 ? t('state.binLast') : t('state.bin', { count: days })}</Badge>;
  }
  return (
    <>
      <Badge tone={tone}>{t(`state.${state}`)}</Badge>
      {publishAt !== null && (
        <Badge tone="accent" whiteSpace="normal">
          {t('state.scheduled', { time: formatDateTime(publishAt, locale) })}
        </Badge>
      )}
      <chakra.ul display="contents" listStyleType="none" aria-label={t('status.label')}>
        {languages.map((language) => {
          const { state } = status[language];
          const Icon = ICONS[state];
          return (
            <chakra.li key={language} maxW="full">
              <Badge
                tone={state === 'complete' ? 'quiet' : 'warm'}
                whiteSpace="normal"
                borderRadius="lg"
                gap="1.5"
              >
                <Icon size="14" aria-hidden="true" style={{ flexShrink: 0 }} />
                {languageText(language)}
              </Badge>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {scheduleProblem !== null && (
        <chakra.p w="full" color="fg.error" fontWeight="medium">
          {t('state.problem', {
            reason: isMessageCode(scheduleProblem) ? t(`messages:${scheduleProblem}`) : scheduleProblem,
          })}
        </chakra.p>
      )}
    </>
  );
}
