import { useEffect } from 'react';
import { pageErrorTexts, type PageErrorTexts } from '../locales/page-error';
import { isMissingFile, loadNewVersion } from '../browser/newVersion';
import { titleOf } from '../i18n/title';
import { useLocale } from '../i18n/useLocale';
import { useFacts } from '../content/SiteContext';
import { Notice } from '../ui/Notice';
import { Section } from '../ui/Section';

/**
 * Replaces a page that threw an error or whose code failed to load. If the code is gone because of a
 * deployment, reloads the page automatically.
 */
export function PageError({ error, texts }: { error: unknown; texts?: PageErrorTexts }) {
  const locale = useLocale();
  const { title, detail, retry } = texts ?? pageErrorTexts[locale];
  const isMissing = isMissingFile(error);
  useEffect(() => {
    if (isMissing) loadNewVersion();
  }, [isMissing]);
  return (
    <Section>
      <title>{titleOf(title, useFacts())}</title>
      <Notice role="alert" title={title} action={{ label: retry, onClick: () => location.reload() }}>
        {!isMissing && detail}
      </Notice>
    </Section>
  );
}
