import { chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import { DAY_MS } from '@perro-wisdom/domain/general/dates';
import { otherLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { fieldSetOf } from '@perro-wisdom/domain/content/schemas';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import type { LanguageStatus } from '@perro-wisdom/domain/drafts/languages';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuCircleAlert, LuClock } from 'react-icons/lu';
import { useMessage } from '../../shared/i18n/useMessage';
import { Badge } from '../../shared/ui/Badge';
import { subjectOf } from '../editing/session/definition';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { stateOf } from './state';

const ICONS = { complete: LuCheck, missing: LuCircleAlert, outOfDate: LuClock } as const satisfies Record<
  LanguageStatus['state'],
  object
>;

/** Returns how many days a draft stays in the bin, 0 on its last day. */
const daysLeft = (deletedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - Date.now()) / DAY_MS));

/** Returns the labels of the fields in which something is missing, by the places in which it is: `questions.0.answer`. */
function labelsOf({ kind, id }: DraftSummary, places: readonly string[], locale: Locale): string {
  const fields = fieldSetOf(kind, id);
  const names = places.map((place) => {
    const [name = ''] = place.split('.');
    return (fields[name]?.label[locale] ?? name).toLocaleLowerCase(locale);
  });
  return [...new Set(names)].join(', ');
}

interface DraftStatusProps {
  draft: DraftSummary;
  /** Whether only what is left to do is shown of the languages, without the names of fields. */
  isShort?: boolean;
}

/** Whether visitors can read a draft, its schedule, and what is left to do in each language. */
export function DraftStatus({ draft, isShort = false }: DraftStatusProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const message = useMessage();
  const { isDemo, publishAt, scheduleProblem, deletedAt, status } = draft;
  const state = stateOf(draft);

  if (deletedAt !== null) {
    const days = daysLeft(deletedAt);
    return (
      <Badge tone="warm">{days === 0 ? t('state.binnedLast') : t('state.binned', { count: days })}</Badge>
    );
  }

  function languageText(language: Locale): string {
    const own = status[language];
    const name = language.toUpperCase();
    if (own.state !== 'missing') return t(`status.${own.state}`, { language: name });
    if (isShort) return t('status.incomplete', { language: name });
    return t('status.missing', { language: name, fields: labelsOf(draft, own.fields, locale) });
  }

  // The language of the owner's area first.
  const languages = [locale, otherLocale(locale)].filter(
    (language) => !isShort || status[language].state !== 'complete',
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="small">
      <Badge tone={state === 'live' ? 'good' : 'warm'}>
        {t(`state.${state}`, { context: subjectOf(draft.kind) })}
      </Badge>
      {isDemo && <Badge tone="warm">{t('state.demo')}</Badge>}
      {publishAt !== null && (
        <Badge tone="accent" whiteSpace="normal">
          {t('state.scheduled', { time: formatDateTime(publishAt, locale) })}
        </Badge>
      )}
      {languages.length > 0 && (
        <chakra.ul display="contents" listStyleType="none" aria-label={t('status.label')}>
          {languages.map((language) => {
            const { state: progress } = status[language];
            const Icon = ICONS[progress];
            return (
              <chakra.li key={language} maxW="full">
                <Badge
                  tone={progress === 'complete' ? 'quiet' : 'warm'}
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
      )}
      {scheduleProblem !== null && (
        <chakra.p w="full" color="fg.error" fontWeight="medium">
          {t('state.problem', { reason: message(scheduleProblem) })}
        </chakra.p>
      )}
    </chakra.div>
  );
}
