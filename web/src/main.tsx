/**
 * Starts the public site in the browser: hydrates the server-rendered page or, if there is none, renders the
 * page from scratch.
 */
import { hasLocale } from '@app/domain/general/locale';
import { startTransition, StrictMode } from 'react';
import { Providers } from './shared/components/Providers';
import { loadPage } from './site/app/prefetch';
import { PublicRouter } from './site/app/PublicRouter';
import { PublicSite } from './site/app/PublicSite';
import { ServedPage } from './site/app/ServedPage';
import { startForOwner } from './site/owner/start';
import { startStats } from './site/stats/start';
import { startColorMode } from './shared/browser/colorMode';
import { keepLateFontOut } from './site/platform/browser/lateFont';
import { createRoot, hydrateRoot } from './site/platform/browser/reactDom';
import { nextTask } from './shared/browser/nextTask';
import { createStyleCache, restoreStyles } from './shared/browser/styleCache';
import { getSystem } from './shared/ui/theme';

async function start(root: HTMLElement): Promise<void> {
  // Evaluating the modules already took a whole task, so this yields to the browser first.
  await nextTask();
  startForOwner();
  startColorMode();
  if (root.firstElementChild) keepLateFontOut();
  await nextTask();
  const { pathname } = location;
  const isServerRendered = root.firstElementChild !== null;
  try {
    if (hasLocale(pathname)) await loadPage(pathname);
  } catch (error) {
    // If a server-rendered page's code can't be loaded, the page stays as it is: its text and links still
    // work.
    if (isServerRendered) throw error;
  }
  await nextTask();
  getSystem();
  await nextTask();
  const site = (
    <StrictMode>
      <Providers styles={restoreStyles(createStyleCache())}>
        <PublicRouter load={loadPage}>
          <PublicSite />
        </PublicRouter>
      </Providers>
    </StrictMode>
  );
  if (!isServerRendered) {
    // The page renders its own title, so this removes the template's, along with its `noscript` message.
    for (const element of document.querySelectorAll('[data-shell]')) element.remove();
    createRoot(root).render(site);
    return;
  }
  startTransition(() => void hydrateRoot(root, <ServedPage root={root}>{site}</ServedPage>));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startStats();
void start(root);
