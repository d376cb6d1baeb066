import { localeFromPath } from '@perro-wisdom/domain/locale';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/Providers';
import { createRouter } from './app/router';
import { startColorMode } from './platform/colorMode';
import { startI18n } from './platform/i18n';
import './ui/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The shell's own title served until now; from here on each page writes its own.
for (const element of document.querySelectorAll('[data-shell]')) element.remove();

startColorMode();
startI18n(localeFromPath(location.pathname));
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
