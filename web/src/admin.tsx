/** Starts the owner's area in the browser: a separate application that visitors don't load. */
import { DEFAULT_LOCALE } from '@app/domain/general/locale';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, redirectDocument, RouterProvider } from 'react-router-dom';
import { adminRoutes } from './admin/frame/routes';
import { Providers } from './shared/components/Providers';
import { startColorMode } from './shared/browser/colorMode';
import { startI18n } from './shared/i18n/i18n';
import { queryClient } from './shared/data/queryClient';
import { createStyleCache } from './shared/browser/styleCache';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');

// Removes the template's title and robots tag, because from now on each screen renders its own.
for (const element of document.querySelectorAll('[data-shell]')) element.remove();

startColorMode();
startI18n(DEFAULT_LOCALE);
const router = createBrowserRouter([
  adminRoutes,
  // Public pages are part of the visitors' application, so navigating to one loads a new document.
  { path: '*', loader: ({ request }) => redirectDocument(request.url), HydrateFallback: () => null },
]);
createRoot(root).render(
  <StrictMode>
    <Providers styles={createStyleCache()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>
  </StrictMode>,
);
