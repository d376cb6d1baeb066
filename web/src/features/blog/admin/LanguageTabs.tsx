import { Badge } from '../../../ui/Badge';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { Segment, SegmentedControl } from '../../../ui/SegmentedControl';

interface LanguageTabsProps {
  shown: Locale;
  onShow: (locale: Locale) => void;
  paneId: (locale: Locale) => string;
  /** How many fields of a language need attention: an error in the tab that is not shown must be findable. */
  errors: Record<Locale, number>;
}

/** Which language's fields are on a narrow screen. Arrow keys change tabs. */
export function LanguageTabs({ shown, onShow, paneId, errors }: LanguageTabsProps) {
  const { t } = useTranslation('adminBlog');

  function turn(locale: Locale): void {
    onShow(locale);
    document.getElementById(`${paneId(locale)}-tab`)?.focus();
  }

  return (
    <SegmentedControl role="tablist" aria-label={t('language.tabs')} display="flex" position="sticky" top="2" zIndex="header" mb="5" boxShadow="card">
      {LOCALES.map((locale) => (
        <Segment
          key={locale}
          id={`${paneId(locale)}-tab`}
          type="button"
          role="tab"
          flex="1"
          aria-selected={locale === shown}
          aria-controls={paneId(locale)}
          tabIndex={locale === shown ? 0 : -1}
          onClick={() => onShow(locale)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft' || key === 'ArrowRight') turn(locale === 'en' ? 'es' : 'en');
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
