/** The visitors' site in the browser: takes over the page that the server has drawn, or draws it where there is none. */
import { isLocale, localeFromPath } from '@perro-wisdom/domain/locale';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './app/Providers';
import { publicPageAt } from './app/publicPages';
import { PublicRouter } from './app/PublicRouter';
import { PublicSite } from './app/PublicSite';
import { startColorMode } from './platform/colorMode';
import { loadTranslations } from './platform/i18n';
import { restorePageData } from './platform/pageData';
import { queryClient } from './platform/queryClient';
import { createStyleCache } from './platform/styleCache';
import './ui/theme/fonts.css';

async function start(root: HTMLElement): Promise<void> {
  const site = (
    <StrictMode>
      <Providers client={queryClient} styles={createStyleCache()}>
        <PublicRouter>
          <PublicSite />
        </PublicRouter>
      </Providers>
    </StrictMode>
  );
  startColorMode();
  const { pathname } = location;
  const locale = localeFromPath(pathname);
  const isDrawn = root.firstElementChild !== null;
  try {
    if (isLocale(pathname.split('/')[1])) await Promise.all([loadTranslations(locale), publicPageAt(pathname).load(locale)]);
  } catch (error) {
    // A page that is drawn can be read and its links followed without the rest of its code.
    if (isDrawn) throw error;
  }
  if (!isDrawn) {
    // The shell's own title served until now; from here on each page writes its own.
    for (const element of document.querySelectorAll('[data-shell]')) element.remove();
    createRoot(root).render(site);
    return;
  }
  restorePageData(queryClient);
  startTransition(() => void hydrateRoot(root, site));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
