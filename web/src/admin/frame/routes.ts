import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from './RouteError';

type Module<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** Loads a screen, which is in a chunk of its own. */
const lazily = <Name extends string>(load: Module<Name>, name: Name): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load())[name] }),
});

/** Returns the route of a screen; `path` is absolute. */
const screen = <Name extends string>(path: string, load: Module<Name>, name: Name): RouteObject => ({
  // Relative to the owner's area: `blog` for `/admin/blog`.
  path: path.slice(`${ADMIN_PAGES.dashboard}/`.length),
  ...lazily(load, name),
});

const SCREENS: RouteObject[] = [
  { index: true, ...lazily(() => import('./DashboardPage'), 'DashboardPage') },
  screen(
    ADMIN_PAGES.contactSubmissions,
    () => import('../inbox/list/SubmissionsScreen'),
    'SubmissionsTablePage',
  ),
  screen(`${ADMIN_PAGES.contactSubmissions}/:id`, () => import('../inbox/MessagePage'), 'MessagePage'),
  screen(
    ADMIN_PAGES.viewSubmissions,
    () => import('../inbox/list/SubmissionsScreen'),
    'SubmissionsCardsPage',
  ),
  screen(
    ADMIN_PAGES.savedReplies,
    () => import('../inbox/saved-replies/SavedRepliesPage'),
    'SavedRepliesPage',
  ),
  screen(
    ADMIN_PAGES.testimonialSubmissions,
    () => import('../inbox/testimonials/SubmittedPage'),
    'SubmittedPage',
  ),
  screen(ADMIN_PAGES.person, () => import('../inbox/person/PersonPage'), 'PersonPage'),
  screen(ADMIN_PAGES.content, () => import('../drafts/OverviewPage'), 'OverviewPage'),
  screen(`${ADMIN_PAGES.content}/services`, () => import('../drafts/DraftList'), 'ServicesListPage'),
  screen(`${ADMIN_PAGES.content}/testimonials`, () => import('../drafts/DraftList'), 'TestimonialsListPage'),
  screen(`${ADMIN_PAGES.content}/:kind/:id`, () => import('../drafts/editor/ContentPage'), 'ContentPage'),
  screen(ADMIN_PAGES.blog, () => import('../drafts/BlogPage'), 'BlogPage'),
  screen(ADMIN_PAGES.topics, () => import('../blog/TopicsPage'), 'TopicsPage'),
  screen(ADMIN_PAGES.pictures, () => import('../pictures/LibraryPage'), 'LibraryPage'),
  screen(ADMIN_PAGES.stats, () => import('../stats/StatsPage'), 'StatsPage'),
  screen(ADMIN_PAGES.imageDiagnostics, () => import('../pictures/DiagnosticsPage'), 'DiagnosticsPage'),
  screen(ADMIN_PAGES.settings, () => import('./SettingsPage'), 'SettingsPage'),
  screen(ADMIN_PAGES.mailSettings, () => import('../inbox/notifications/MailPanel'), 'MailSettingsPage'),
  screen(ADMIN_PAGES.pushSettings, () => import('../inbox/notifications/PushPanel'), 'PushSettingsPage'),
  screen(ADMIN_PAGES.instagram, () => import('../instagram/InstagramPage'), 'InstagramPage'),
  screen(ADMIN_PAGES.backup, () => import('../backup/BackupPage'), 'BackupPage'),
  screen(ADMIN_PAGES.help, () => import('../help/HelpPage'), 'HelpPage'),
  screen(ADMIN_PAGES.account, () => import('../account/AccountPage'), 'AccountPage'),
  { path: '*', ...lazily(() => import('./AdminNotFoundPage'), 'AdminNotFoundPage') },
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
    screen(ADMIN_PAGES.login, () => import('./LoginPage'), 'LoginPage'),
    {
      ...lazily(() => import('./AdminLayout'), 'AdminLayout'),
      children: [{ ErrorBoundary: RouteError, children: SCREENS }],
    },
  ],
};
