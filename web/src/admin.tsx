/** The owner's area in the browser: an application of its own, of which no visitor fetches a byte. */
import { DEFAULT_LOCALE } from '@perro-wisdom/domain/locale';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, redirectDocument, RouterProvider } from 'react-router-dom';
import { adminRoutes } from './app/admin/routes';
import { Providers } from './app/Providers';
import { startColorMode } from './platform/browser/colorMode';
import { startI18n } from './platform/i18n/i18n';
import { queryClient } from './platform/data/queryClient';
import { createStyleCache } from './platform/browser/styleCache';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');

// The shell's own title served until now; from here on each screen writes its own.
for (const element of document.querySelectorAll('[data-shell]')) element.remove();

startColorMode();
startI18n(DEFAULT_LOCALE);
const router = createBrowserRouter([
  adminRoutes,
  // The visitors' pages are another application.
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
