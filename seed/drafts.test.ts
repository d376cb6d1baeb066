import { samplePost } from '@app/domain/blog/posts.fixture';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { newDraft } from '@app/domain/drafts/document';
import { expect, it } from 'vitest';
import { writtenDraft } from './drafts';

const THEN = '2026-03-05T16:00:00.000Z';

it('a draft created outside the editor has revision 1 and is up to date in both languages', () => {
  const fields = { ...postDraftSchema.cast(samplePost, { stripUnknown: true }), slug: 'sit' };
  const options = { fields, savedAt: new Date(THEN), isDemo: true };
  const saved = writtenDraft('posts', 'd1', { ...options, publishedAt: null });
  expect(saved).toEqual({
    ...newDraft('posts', 'd1', fields),
    revision: 1,
    updatedAt: THEN,
    progress: { source: null, touchedAt: { en: THEN, es: THEN } },
    isDemo: true,
    slugs: ['sit'],
  });
  expect(writtenDraft('posts', 'd1', { ...options, publishedAt: new Date(THEN) })).toEqual({
    ...saved,
    publishedAt: THEN,
    publicSlug: 'sit',
    lastVersion: 1,
  });
});
