import { Badge } from '../../../ui/Badge';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { Segment, SegmentedControl } from '../../../ui/SegmentedControl';

interface LanguageTabsProps {
  selected: Locale;
  onSelect: (locale: Locale) => void;
  paneId: (locale: Locale) => string;
  /** The number of fields with errors in each language, shown on its tab. */
  errors: Record<Locale, number>;
}

/** The tabs that select the language to edit on narrow screens, following the ARIA tabs pattern. */
export function LanguageTabs({ selected, onSelect, paneId, errors }: LanguageTabsProps) {
  const { t } = useTranslation('adminBlog');

  function selectAndFocus(locale: Locale): void {
    onSelect(locale);
    document.getElementById(`${paneId(locale)}-tab`)?.focus();
  }

  return (
    <SegmentedControl role="tablist" aria-label={t('language.tabs')} display="flex" position="sticky" top="calc(var(--publication-height, 0px) + 0.5rem)" zIndex="header" mb="5" boxShadow="card">
      {LOCALES.map((locale) => (
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
            if (key === 'ArrowLeft' || key === 'ArrowRight') selectAndFocus(locale === 'en' ? 'es' : 'en');
          }}
        >
          {t(`language.${locale}`)}
          {errors[locale] > 0 && (
            <Badge tone="accent" aria-label={t('errors.count', { count: errors[locale] })}>
              {errors[locale]}
            </Badge>
          )}
        </Segment>
      ))}
    </SegmentedControl>
  );
}
