import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import type { RouteObject } from 'react-router-dom';
import { PUBLISHES } from './publishes';
import { RouteError } from './RouteError';

/** Returns a path relative to the owner's area: `blog` for `/admin/blog`. */
const relative = (path: string): string => path.slice(`${ADMIN_PAGES.dashboard}/`.length);

/** The routes of the owner's area, each in a chunk of its own. */
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
    {
      path: relative(ADMIN_PAGES.login),
      lazy: async () => ({ Component: (await import('./LoginPage')).LoginPage }),
    },
    {
      lazy: async () => ({ Component: (await import('./AdminLayout')).AdminLayout }),
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            {
              index: true,
              lazy: async () => ({ Component: (await import('./DashboardPage')).DashboardPage }),
            },
            {
              path: relative(ADMIN_PAGES.contactSubmissions),
              lazy: async () => ({
                Component: (await import('../inbox/list/SubmissionsTablePage')).SubmissionsTablePage,
              }),
            },
            {
              path: `${relative(ADMIN_PAGES.contactSubmissions)}/:id`,
              lazy: async () => ({
                Component: (await import('../inbox/MessagePage')).MessagePage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.viewSubmissions),
              lazy: async () => ({
                Component: (await import('../inbox/list/SubmissionsCardsPage')).SubmissionsCardsPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.savedReplies),
              lazy: async () => ({
                Component: (await import('../inbox/saved-replies/SavedRepliesPage')).SavedRepliesPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.testimonialSubmissions),
              lazy: async () => ({
                Component: (await import('../inbox/testimonials/SubmittedPage')).SubmittedPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.person),
              lazy: async () => ({
                Component: (await import('../inbox/PersonPage')).PersonPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.content),
              handle: PUBLISHES,
              lazy: async () => ({
                Component: (await import('../drafts/OverviewPage')).OverviewPage,
              }),
            },
            {
              path: `${relative(ADMIN_PAGES.content)}/services`,
              handle: PUBLISHES,
              lazy: async () => ({
                Component: (await import('../drafts/DraftList')).ServicesListPage,
              }),
            },
            {
              path: `${relative(ADMIN_PAGES.content)}/testimonials`,
              handle: PUBLISHES,
              lazy: async () => ({
                Component: (await import('../drafts/DraftList')).TestimonialsListPage,
              }),
            },
            {
              path: `${relative(ADMIN_PAGES.content)}/:kind/:id`,
              handle: PUBLISHES,
              lazy: async () => ({
                Component: (await import('../drafts/editor/ContentPage')).ContentPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.blog),
              handle: PUBLISHES,
              lazy: async () => ({
                Component: (await import('../drafts/BlogPage')).BlogPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.topics),
              handle: PUBLISHES,
              lazy: async () => ({
                Component: (await import('../blog/TopicsPage')).TopicsPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.pictures),
              lazy: async () => ({
                Component: (await import('../pictures/LibraryPage')).LibraryPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.stats),
              lazy: async () => ({
                Component: (await import('../stats/StatsPage')).StatsPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.imageDiagnostics),
              lazy: async () => ({
                Component: (await import('../pictures/DiagnosticsPage')).DiagnosticsPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.instagram),
              lazy: async () => ({
                Component: (await import('../instagram/ConnectPage')).ConnectPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.backup),
              lazy: async () => ({
                Component: (await import('../backup/BackupPage')).BackupPage,
              }),
            },
            {
              path: relative(ADMIN_PAGES.account),
              lazy: async () => ({
                Component: (await import('../account/AccountPage')).AccountPage,
              }),
            },
            {
              path: '*',
              lazy: async () => ({ Component: (await import('./AdminNotFoundPage')).AdminNotFoundPage }),
            },
          ],
        },
      ],
    },
  ],
};
