/** The visitors' site in the browser: hydrates the page that the server rendered, or renders it where the document has none. */
import { DEFAULT_LOCALE, hasLocale } from '@perro-wisdom/domain/general/locale';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Providers } from './shared/components/Providers';
import { loadPage } from './site/app/prefetch';
import { PublicRouter } from './site/app/PublicRouter';
import { PublicSite } from './site/app/PublicSite';
import { ServedPage } from './site/app/ServedPage';
import { startForOwner } from './site/owner/start';
import { startStats } from './site/stats/start';
import { startColorMode } from './shared/browser/colorMode';
import { keepLateFontOut } from './site/platform/browser/lateFont';
import { nextTask } from './shared/browser/nextTask';
import { createStyleCache, restoreStyles } from './shared/browser/styleCache';
import { localSites } from './site/platform/content/localSite';
import { getSystem } from './shared/ui/theme';

const inProviders = (children: ReactNode) => (
  <StrictMode>
    <Providers styles={restoreStyles(createStyleCache())}>{children}</Providers>
  </StrictMode>
);

/** For developers: a production build contains neither the path nor the page. */
async function showUiPage(root: HTMLElement): Promise<void> {
  const [{ UiPage }, { i18n }] = await Promise.all([
    import('./site/dev/UiPage'),
    localSites.load(DEFAULT_LOCALE),
  ]);
  createRoot(root).render(
    inProviders(
      <I18nextProvider i18n={i18n}>
        <UiPage />
      </I18nextProvider>,
    ),
  );
}

async function start(root: HTMLElement): Promise<void> {
  // The evaluation of the modules was a task of its own.
  await nextTask();
  startColorMode();
  if (root.firstElementChild) keepLateFontOut();
  const { pathname } = location;
  if (import.meta.env.DEV && pathname === '/dev/ui') return showUiPage(root);

  const isServerRendered = root.firstElementChild !== null;
  try {
    if (hasLocale(pathname)) await loadPage(pathname);
  } catch (error) {
    // A server-rendered page can be read and its links followed without the rest of its code.
    if (isServerRendered) throw error;
  }
  await nextTask();
  getSystem();
  await nextTask();
  const site = inProviders(
    <PublicRouter load={loadPage}>
      <PublicSite />
    </PublicRouter>,
  );
  if (!isServerRendered) {
    // From here on each page renders its own title instead of the template's.
    for (const element of document.querySelectorAll('[data-shell]')) element.remove();
    createRoot(root).render(site);
    return;
  }
  startTransition(() => void hydrateRoot(root, <ServedPage root={root}>{site}</ServedPage>));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startStats();
startForOwner();
void start(root);
