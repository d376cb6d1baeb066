import { pageErrorTexts } from '../../locales/page-error';
import { titleOf } from '../../platform/head/title';
import { useLocale } from '../../platform/i18n/useLocale';
import { useFacts } from '../../platform/site/SiteContext';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';

/** Shown in place of a page that threw, or whose code could not be loaded. Offers to reload, which can fix both. */
export function PageError() {
  const { title, detail, retry } = pageErrorTexts[useLocale()];
  return (
    <Section>
      <title>{titleOf(title, useFacts())}</title>
      <Notice role="alert" title={title} action={{ label: retry, onClick: () => location.reload() }}>
        {detail}
      </Notice>
    </Section>
  );
}
