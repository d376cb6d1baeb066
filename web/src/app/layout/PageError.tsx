import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';

/** Stands where a page would be whose code could not be fetched, or that broke. A reload is the honest cure for both. */
export function PageError() {
  const { t } = useTranslation();
  return (
    <Section>
      <Notice role="alert" title={t('page.failed')} action={{ label: t('retry'), onClick: () => location.reload() }}>
        {t('page.failedDetail')}
      </Notice>
    </Section>
  );
}
