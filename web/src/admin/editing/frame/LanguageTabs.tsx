import { VisuallyHidden } from '@chakra-ui/react';
import type { LanguageStatus } from '@app/domain/drafts/languages';
import { otherLocale, type Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { LuCircleAlert, LuCircleCheck, LuCircleDashed } from 'react-icons/lu';
import { Badge } from '../../../shared/ui/Badge';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { useLanguageStatus } from './LanguageState';
import { useSession, useSessionState } from '../session/useEditorSession';

interface LanguageTabsProps {
  selected: Locale;
  onSelect: (locale: Locale) => void;
  paneId: (locale: Locale) => string;
}

/** Renders the tabs for choosing the language to edit on narrow screens. Follows the ARIA tabs pattern. */
export function LanguageTabs({ selected, onSelect, paneId }: LanguageTabsProps) {
  const { t } = useTranslation('adminEditor');
  const { locales } = useSession().definition;
  return (
    <SegmentedControl
      role="tablist"
      aria-label={t('language.tabs')}
      display="flex"
      position="sticky"
      top="calc(var(--publication-height, 0px) + 0.5rem)"
      zIndex="header"
      css={{ 'html[data-writing] &': { position: 'static' } }}
      mb="5"
      boxShadow="card"
    >
      {locales.map((locale) => (
        <Segment
          key={locale}
          id={`${paneId(locale)}-tab`}
          type="button"
          role="tab"
          flex="1"
          aria-selected={locale === selected}
          aria-controls={paneId(locale)}
          tabIndex={locale === selected ? 0 : -1}
          onClick={() => onSelect(locale)}
          onKeyDown={({ key }) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            onSelect(otherLocale(locale));
            document.getElementById(`${paneId(otherLocale(locale))}-tab`)?.focus();
          }}
        >
          {t(`language.${locale}`)}
          <TabState locale={locale} />
        </Segment>
      ))}
    </SegmentedControl>
  );
}

const ICONS = {
  complete: LuCircleCheck,
  unwritten: LuCircleDashed,
  missing: LuCircleAlert,
  outOfDate: LuCircleAlert,
} as const satisfies Record<LanguageStatus['state'], object>;

/** Shows the number of errors in a language, or the language's status if there are none. */
function TabState({ locale }: { locale: Locale }) {
  const { t } = useTranslation('adminEditor');
  const { fields, languageOf } = useSession().definition;
  const { state } = useLanguageStatus(locale);
  const errors = useSessionState(
    (session) => fields.filter((field) => session.errors[field] && languageOf(field) === locale).length,
  );
  if (errors > 0) {
    return (
      <Badge tone="accent" aria-label={t('errors.count', { count: errors })}>
        {errors}
      </Badge>
    );
  }
  const Icon = ICONS[state];
  return (
    <>
      <Icon size="18" aria-hidden="true" />
      <VisuallyHidden>{t(`languageState.${state}`)}</VisuallyHidden>
    </>
  );
}
