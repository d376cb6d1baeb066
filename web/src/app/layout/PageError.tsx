import { business } from '@perro-wisdom/domain/business';
import { pageErrorTexts } from '../../locales/page-error';
import { useLocale } from '../../platform/i18n/useLocale';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';

/** Shown in place of a page that threw, or whose code could not be loaded. Offers to reload, which can fix both. */
export function PageError() {
  const { title, detail, retry } = pageErrorTexts[useLocale()];
  return (
    <Section>
      <title>{`${title} | ${business.name}`}</title>
      <Notice role="alert" title={title} action={{ label: retry, onClick: () => location.reload() }}>
        {detail}
      </Notice>
    </Section>
  );
}
