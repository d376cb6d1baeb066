import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { publicationQuery } from '../platform/data/publication';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { DraftStatus } from './DraftStatus';

const complete = { state: 'complete', fields: [] } as const;
const missing = { state: 'missing', fields: ['title'] } as const;

const draft = {
  kind: 'posts',
  id: 'a',
  publishedAt: '2026-03-05T14:00:00.000Z',
  hasChanges: false,
  isDemo: false,
  publishAt: null,
  scheduleProblem: null,
  deletedAt: null,
  status: { en: complete, es: complete },
} as unknown as DraftSummary;

function show(shown: DraftSummary, client = new QueryClient()): HTMLElement {
  return render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={client}>
        <DraftStatus draft={shown} />
      </QueryClientProvider>
    </ChakraProvider>,
  ).container;
}

beforeEach(async () => {
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(cleanup);

it.each([
  [{}, 'Published'],
  [{ isDamaged: true }, 'DamagedWithout a title, visitors can’t see it'],
  [{ hasChanges: true }, 'Published, with changes'],
  [{ publishedAt: null }, 'Draft'],
  [{ isDemo: true }, 'PublishedDemo content'],
  [{ isDemo: true, publishedAt: null }, 'DraftDemo content'],
  [
    { isDemo: true, publishedAt: null, status: { en: missing, es: complete } },
    'DraftDemo content, EN incomplete',
  ],
  [{ publishedAt: null, publishAt: '2026-03-05T19:04:00.000Z' }, 'Scheduled for Mar 5, 2026 - 3:04 PM'],
  [
    { publishAt: '2026-03-05T19:04:00.000Z', scheduleProblem: 'blog.slugTaken' },
    'Could not be published: Another post already has this link',
  ],
  [{ deletedAt: new Date(Date.now() - 60_000).toISOString(), isDemo: true }, '29 days left'],
  [{ status: { en: missing, es: complete } }, 'PublishedEN incomplete'],
  [{ status: { en: { state: 'unwritten' }, es: complete } }, 'Published'],
  [{ publishedAt: null, status: { en: { state: 'unwritten' }, es: missing } }, 'DraftES incomplete'],
  [
    { status: { en: missing, es: { state: 'outOfDate', fields: [] } } },
    'PublishedEN incomplete, ES out of date',
  ],
] as const)('shows the state of a draft with %j as %s', (changes, text) => {
  expect(show({ ...draft, ...changes } as DraftSummary).textContent).toBe(text);
});

it('styles public, unpublished and changed drafts differently', () => {
  const looks = [{}, { publishedAt: null }, { hasChanges: true }].map((changes) => {
    const container = show({ ...draft, isDemo: true, ...changes });
    return container.querySelector('span span')?.className;
  });
  expect(new Set(looks).size).toBe(looks.length);
});

it.each([
  ['publishing', '2026-03-05T14:01:00.000Z', 'Publishing…'],
  ['publishing', '2026-03-05T13:59:00.000Z', 'Published'],
  ['live', '2026-03-05T14:01:00.000Z', 'Published'],
] as const)('when the publishing status is %s, shows a draft saved at %s as %s', (state, updatedAt, text) => {
  const client = new QueryClient();
  client.setQueryData(publicationQuery.queryKey, { state, liveSince: '2026-03-05T14:00:00.000Z' });
  expect(show({ ...draft, updatedAt }, client).textContent).toBe(text);
});
