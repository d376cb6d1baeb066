import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PUBLISHES } from './publishes';
import { RouteError } from './RouteError';

/** Returns the route of a screen, which is in a chunk of its own; `path` is absolute. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  // Relative to the owner's area: `blog` for `/admin/blog`.
  path: path.slice(`${ADMIN_PAGES.dashboard}/`.length),
  lazy: async () => ({ Component: await load() }),
});

/** The same for a screen from which the owner publishes. */
const publishing = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  ...screen(path, load),
  handle: PUBLISHES,
});

const SCREENS: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./DashboardPage')).DashboardPage }) },
  screen(
    ADMIN_PAGES.contactSubmissions,
    async () => (await import('../inbox/list/SubmissionsTablePage')).SubmissionsTablePage,
  ),
  screen(
    `${ADMIN_PAGES.contactSubmissions}/:id`,
    async () => (await import('../inbox/MessagePage')).MessagePage,
  ),
  screen(
    ADMIN_PAGES.viewSubmissions,
    async () => (await import('../inbox/list/SubmissionsCardsPage')).SubmissionsCardsPage,
  ),
  screen(
    ADMIN_PAGES.savedReplies,
    async () => (await import('../inbox/saved-replies/SavedRepliesPage')).SavedRepliesPage,
  ),
  screen(
    ADMIN_PAGES.testimonialSubmissions,
    async () => (await import('../inbox/testimonials/SubmittedPage')).SubmittedPage,
  ),
  screen(ADMIN_PAGES.person, async () => (await import('../inbox/PersonPage')).PersonPage),
  publishing(ADMIN_PAGES.content, async () => (await import('../drafts/OverviewPage')).OverviewPage),
  publishing(
    `${ADMIN_PAGES.content}/services`,
    async () => (await import('../drafts/DraftList')).ServicesListPage,
  ),
  publishing(
    `${ADMIN_PAGES.content}/testimonials`,
    async () => (await import('../drafts/DraftList')).TestimonialsListPage,
  ),
  publishing(
    `${ADMIN_PAGES.content}/:kind/:id`,
    async () => (await import('../drafts/editor/ContentPage')).ContentPage,
  ),
  publishing(ADMIN_PAGES.blog, async () => (await import('../drafts/BlogPage')).BlogPage),
  publishing(ADMIN_PAGES.topics, async () => (await import('../blog/TopicsPage')).TopicsPage),
  screen(ADMIN_PAGES.pictures, async () => (await import('../pictures/LibraryPage')).LibraryPage),
  screen(ADMIN_PAGES.stats, async () => (await import('../stats/StatsPage')).StatsPage),
  screen(
    ADMIN_PAGES.imageDiagnostics,
    async () => (await import('../pictures/DiagnosticsPage')).DiagnosticsPage,
  ),
  screen(ADMIN_PAGES.instagram, async () => (await import('../instagram/ConnectPage')).ConnectPage),
  screen(ADMIN_PAGES.backup, async () => (await import('../backup/BackupPage')).BackupPage),
  screen(ADMIN_PAGES.account, async () => (await import('../account/AccountPage')).AccountPage),
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./AdminNotFoundPage')).AdminNotFoundPage }),
  },
];

/** The routes of the owner's area. */
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
    screen(ADMIN_PAGES.login, async () => (await import('./LoginPage')).LoginPage),
    {
      lazy: async () => ({ Component: (await import('./AdminLayout')).AdminLayout }),
      children: [{ ErrorBoundary: RouteError, children: SCREENS }],
    },
  ],
};
