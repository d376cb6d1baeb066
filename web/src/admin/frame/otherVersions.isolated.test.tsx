// @vitest-environment jsdom
/**
 * Tests the screens of the owner's area with responses from another version of the function. Objects in these
 * responses have missing or additional properties.
 */
import { ChakraProvider } from '@chakra-ui/react';
import type { Answer, Call } from '@app/domain/api';
import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import { POST_FIELDS } from '@app/domain/blog/posts';
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { emptyValues } from '@app/domain/fields/reader';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { contentOf } from '@app/domain/stats/report';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../shared/data/answer.fixture';
import { createQueryClient } from '../../shared/data/queryClient';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { editorPath } from '../drafts/data';
import { adminRoutes } from './routes';

const TIME = '2026-03-05T14:00:00.000Z';
const SPAM = { score: 0.9, signs: ['link' as const], verdict: null };

const MESSAGE: ContactSubmission = {
  id: 'a',
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '787-555-0134',
  prefersWhatsApp: true,
  service: 'puppy-training',
  message: 'Mi perrita muerde.',
  language: 'es',
  page: '/es/contact',
  status: 'read',
  createdAt: TIME,
  readAt: TIME,
  answeredAt: null,
  deletedAt: null,
  notes: [{ id: 'n', text: 'Called back', createdAt: TIME }],
  spam: SPAM,
};
const TESTIMONIAL: SubmittedTestimonial = {
  id: 't',
  name: 'Ana Rivera',
  town: 'Ponce',
  email: 'ana@example.com',
  dogName: 'Canela',
  rating: 5,
  words: 'Mi perrita aprendió muchísimo.',
  hasConsent: true,
  language: 'es',
  hasPhoto: false,
  status: 'waiting',
  createdAt: TIME,
  decidedAt: null,
  testimonialId: '',
  spam: SPAM,
};
const DRAFT = sampleDraft(
  'posts',
  {
    ...emptyValues(POST_FIELDS),
    ...samplePostInput,
  } as Answer<'GET /api/admin/drafts/{kind}/{id}'>['fields'] as never,
  { id: 'p1', publishedAt: TIME, publicSlug: 'calm' },
);
const {
  fields: _fields,
  saveKey: _key,
  progress: _progress,
  suggested: _suggested,
  formerDate: _date,
  ...ROW
} = DRAFT;
const SUMMARY: DraftSummary = {
  ...ROW,
  titleEn: 'Calm',
  titleEs: 'Calma',
  image: '',
  imageFocus: '',
  isEmpty: false,
  isDamaged: false,
  status: { en: { state: 'current' } as never, es: { state: 'current' } as never },
};
const DEVICE = { browser: 'Chrome', system: 'Android' };

/** The mock responses to the screens' API calls. */
const ANSWERS: { [C in Call]?: Answer<C> } = {
  'GET /api/admin/contact-submissions': [MESSAGE],
  'GET /api/admin/contact-submissions/{id}': MESSAGE,
  'GET /api/admin/contact-services': [
    { slug: 'puppy-training', formerSlugs: [], titleEn: 'Puppies', titleEs: 'Cachorros' },
  ],
  'GET /api/admin/new-messages': { count: 1, newest: [MESSAGE], spam: 1, bin: 1 },
  'GET /api/admin/testimonial-submissions': [TESTIMONIAL],
  'GET /api/admin/drafts/{kind}': [SUMMARY],
  'GET /api/admin/drafts/{kind}/{id}': DRAFT,
  'GET /api/admin/drafts/{kind}/{id}/versions': [
    { number: 1, savedAt: TIME, titleEn: 'Calm', titleEs: 'Calma' },
  ],
  'GET /api/admin/drafts/{kind}/{id}/preview-link': { path: '/preview/token', expiresAt: TIME },
  'GET /api/admin/topics': [
    { kind: 'tag', slug: 'leash', en: 'leash', es: 'correa', isRenaming: false, posts: 1 },
  ],
  'GET /api/admin/pictures': [
    {
      id: 'a-30x20',
      path: '/images/uploads/a-30x20.webp',
      width: 30,
      height: 20,
      altEn: 'A dog',
      altEs: 'Un perro',
      isDecorative: false,
      focus: '',
      uploadedAt: TIME,
      uses: [{ draft: { kind: 'posts', id: 'p1' }, titleEn: 'Calm', titleEs: 'Calma', where: 'live' }],
    },
  ],
  'GET /api/admin/stats': {
    ...contentOf({}),
    today: '2026-03-05',
    days: [{ day: '2026-03-05', views: 1, visits: 1, begun: 1, sent: 1, taps: 1 }],
    posts: { en: [{ title: 'Calm', path: '/en/blog/calm', count: 1 }], es: [] },
    pages: [{ page: 'home', count: 1 } as never],
    sources: [{ source: 'search', count: 1 }],
    leftAt: [{ field: 'message', count: 1 }],
    errors: [
      { kind: 'TypeError', browser: 'Chrome', place: 'app.js:1:2', message: 'x is undefined', count: 1 },
    ],
  },
  'GET /api/admin/setup': { steps: [{ topic: 'mail', state: 'missing', locales: ['en'] }] },
  'GET /api/admin/publication': { state: 'live', liveSince: TIME },
  'GET /api/admin/translations': { isAvailable: true },
  'GET /api/admin/mail': {
    language: 'es',
    confirmToVisitors: true,
    isConfigured: true,
    recipient: 'a…@example.com',
    isConfirmed: true,
    pending: { address: 'ana@example.com', failure: { reason: 'other', details: 'x' } },
    delayedSince: null,
    givenUp: 1,
    failure: { reason: 'other', details: 'x' },
  },
  'GET /api/admin/push': {
    publicKey: 'key',
    devices: [{ id: 'd', ...DEVICE, seenAt: TIME, failingSince: null }],
  },
  'GET /api/admin/instagram': {
    isConfigured: true,
    connection: {
      username: 'dogs',
      endsAt: TIME,
      endsSoon: false,
      fetchedAt: TIME,
      problem: null,
      problemSince: null,
    },
    posts: 3,
  },
  'GET /api/admin/sessions': [{ id: 's', device: DEVICE, startedAt: TIME, usedAt: TIME, isCurrent: true }],
  'GET /api/admin/backups': {
    backups: [
      { id: 'b', state: 'done' as never, createdAt: TIME, progress: { done: 1, total: 1 }, bytes: 5 },
    ],
  },
  'GET /api/diagnostics/info': {
    environment: { nodeVersion: 'v24', platform: 'linux', cwd: '/' },
    directories: { publicExists: true, imagesExists: true, publicPath: 'gs://a', imagesPath: 'gs://a/b' },
    images: [{ name: 'a.webp', path: '/images/uploads/a.webp', size: 1, lastModified: TIME }],
    isComplete: true,
  },
};
const CALLS = Object.entries(ANSWERS) as [Call, unknown][];

/** Patterns that match the calls' paths, starting with those that have the fewest placeholders. */
const PATTERNS = CALLS.map(([call]) => {
  const [, path = ''] = call.split(' ');
  return {
    call,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    open: path.split('{').length,
  };
}).sort((a, b) => a.open - b.open);

/** Each screen with the calls it makes. */
const SCREENS: [path: string, calls: Call[]][] = [
  [
    ADMIN_PAGES.dashboard,
    [
      'GET /api/admin/new-messages',
      'GET /api/admin/setup',
      'GET /api/admin/drafts/{kind}',
      'GET /api/admin/testimonial-submissions',
    ],
  ],
  [ADMIN_PAGES.contactSubmissions, ['GET /api/admin/contact-submissions', 'GET /api/admin/contact-services']],
  [ADMIN_PAGES.viewSubmissions, ['GET /api/admin/contact-submissions']],
  [messagePath('a'), ['GET /api/admin/contact-submissions/{id}']],
  [ADMIN_PAGES.testimonialSubmissions, ['GET /api/admin/testimonial-submissions']],
  [ADMIN_PAGES.content, ['GET /api/admin/drafts/{kind}', 'GET /api/admin/publication']],
  [`${ADMIN_PAGES.content}/services`, ['GET /api/admin/drafts/{kind}']],
  [ADMIN_PAGES.blog, ['GET /api/admin/drafts/{kind}', 'GET /api/admin/topics']],
  [editorPath('posts', 'p1'), ['GET /api/admin/drafts/{kind}/{id}']],
  [ADMIN_PAGES.topics, ['GET /api/admin/topics']],
  [ADMIN_PAGES.pictures, ['GET /api/admin/pictures']],
  [ADMIN_PAGES.stats, ['GET /api/admin/stats']],
  [ADMIN_PAGES.settings, ['GET /api/admin/mail', 'GET /api/admin/push']],
  [ADMIN_PAGES.mailSettings, ['GET /api/admin/mail']],
  [ADMIN_PAGES.pushSettings, ['GET /api/admin/push']],
  [ADMIN_PAGES.instagram, ['GET /api/admin/instagram']],
  [ADMIN_PAGES.account, ['GET /api/admin/sessions']],
  [ADMIN_PAGES.backup, ['GET /api/admin/backups']],
  [ADMIN_PAGES.imageDiagnostics, ['GET /api/diagnostics/info']],
];

/**
 * Removes every property from each object in a value, except nested objects and arrays. The innermost objects
 * end up empty.
 */
function withLess(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLess);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).filter(([, each]) => typeof each === 'object' && each !== null);
  return Object.fromEntries(inner.map(([name, each]: [string, unknown]) => [name, withLess(each)]));
}

/** Adds an unknown property to each object in a value. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const more = Object.entries(value).map(
    ([name, inner]: [string, unknown]) => [name, withMore(inner)] as const,
  );
  return { ...Object.fromEntries(more), addedLater: { inner: ['x'] } };
}

let replaced: Partial<Record<Call, unknown>> = {};
let asked: Call[] = [];

// Stubs the Web Locks API, because an editor still requests its lock after its test has ended.
Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.resolve() } });

beforeEach(async () => {
  replaced = {};
  asked = [];
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string) => {
    const { pathname } = new URL(path, 'http://localhost');
    const call = PATTERNS.find(({ pattern }) => pattern.test(pathname))?.call;
    if (!call) return Promise.resolve(pathname.endsWith('.json') ? answerOf({}) : answerOf([]));
    asked.push(call);
    return Promise.resolve(answerOf(call in replaced ? replaced[call] : ANSWERS[call]));
  });
  sessionStorage.setItem(SESSION_FLAG_KEY, 'true');
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FAILED = 'This screen could not be shown';

async function open(path: string, calls: readonly Call[]): Promise<string> {
  asked = [];
  const router = createMemoryRouter([adminRoutes], { initialEntries: [path] });
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await vi.waitFor(() => {
    if (document.body.textContent.includes(FAILED)) return;
    for (const call of calls)
      if (!asked.includes(call))
        throw new Error(
          `${path} did not call ${call}: ${asked.join()} ${document.body.textContent.slice(0, 200)}`,
        );
  }, 10_000);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const text = document.body.textContent;
  cleanup();
  return text;
}

describe.each(SCREENS)('%s', (path, calls) => {
  const answers = (change: (answer: unknown) => unknown) =>
    Object.fromEntries(calls.map((call) => [call, change(ANSWERS[call])]));

  it('renders responses with additional properties', async () => {
    replaced = answers(withMore);
    expect(await open(path, calls)).not.toContain(FAILED);
  });

  it('renders responses with missing properties, or asks the owner to reload the page', async () => {
    replaced = answers(withLess);
    const text = await open(path, []);
    expect(text).not.toBe('');
    if (text.includes(FAILED)) expect(text).toMatch(/The site may have been updated.*Reload/);
  });
});
