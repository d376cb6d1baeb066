import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from './RouteError';

type Module<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** Returns a route's `lazy` property, which loads the route's screen from a separate chunk. */
const lazily = <Name extends string>(load: Module<Name>, name: Name): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load())[name] }),
});

/** Returns the route for a screen. `below` is an optional subpath. */
const screen = <Name extends string>(
  page: keyof typeof ADMIN_PAGES,
  load: Module<Name>,
  name: Name,
  below = '',
): RouteObject => ({
  // Relative to the owner's area: `blog` for `/admin/blog`.
  path: ADMIN_PAGES[page].slice(`${ADMIN_PAGES.dashboard}/`.length) + below,
  ...lazily(load, name),
});

const SCREENS: RouteObject[] = [
  { index: true, ...lazily(() => import('./DashboardPage'), 'DashboardPage') },
  screen('contactSubmissions', () => import('../inbox/list/SubmissionsScreen'), 'SubmissionsTablePage'),
  screen('contactSubmissions', () => import('../inbox/MessagePage'), 'MessagePage', '/:id'),
  screen('viewSubmissions', () => import('../inbox/list/SubmissionsScreen'), 'SubmissionsCardsPage'),
  screen('savedReplies', () => import('../drafts/editor/DraftPage'), 'SavedRepliesPage'),
  screen('testimonialSubmissions', () => import('../inbox/testimonials/SubmittedPage'), 'SubmittedPage'),
  screen('person', () => import('../inbox/person/PersonPage'), 'PersonPage'),
  screen('content', () => import('../drafts/OverviewPage'), 'OverviewPage'),
  screen('content', () => import('../drafts/DraftList'), 'ListPage', '/:kind'),
  screen('content', () => import('../drafts/editor/DraftPage'), 'ContentPage', '/:kind/:id'),
  screen('blog', () => import('../drafts/BlogPage'), 'BlogPage'),
  screen('topics', () => import('../blog/TopicsPage'), 'TopicsPage'),
  screen('pictures', () => import('../pictures/LibraryPage'), 'LibraryPage'),
  screen('stats', () => import('../stats/StatsPage'), 'StatsPage'),
  screen('imageDiagnostics', () => import('../pictures/DiagnosticsPage'), 'DiagnosticsPage'),
  screen('settings', () => import('./SettingsPage'), 'SettingsPage'),
  screen('mailSettings', () => import('../inbox/notifications/MailPanel'), 'MailSettingsPage'),
  screen('pushSettings', () => import('../inbox/notifications/PushPanel'), 'PushSettingsPage'),
  screen('instagram', () => import('../instagram/InstagramPage'), 'InstagramPage'),
  screen('backup', () => import('../backup/BackupPage'), 'BackupPage'),
  screen('help', () => import('../help/HelpPage'), 'HelpPage'),
  screen('account', () => import('../account/AccountPage'), 'AccountPage'),
  { path: '*', ...lazily(() => import('../platform/components/AdminNotFoundPage'), 'AdminNotFoundPage') },
];

export const adminRoutes: RouteObject = {
  path: ADMIN_PAGES.dashboard,
  lazy: async () => {
    const { AdminRoot, loadAdminTexts } = await import('./AdminRoot');
    return { Component: AdminRoot, loader: loadAdminTexts };
  },
  shouldRevalidate: () => false,
  HydrateFallback: () => null,
  ErrorBoundary: RouteError,
  children: [
    screen('login', () => import('./LoginPage'), 'LoginPage'),
    {
      ...lazily(() => import('./AdminLayout'), 'AdminLayout'),
      children: [{ ErrorBoundary: RouteError, children: SCREENS }],
    },
  ],
};
