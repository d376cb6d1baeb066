/** Tests the page data that the owner's editor gets for a draft. */
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import type { PageContent } from '@app/domain/publishing/page-renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, expectError, jsonOf, logIn, unique } from '../support/environment';
import { removeLater } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});

async function read(kind: DraftKind, id = 'new'): Promise<PageContent> {
  const response = await call(`/api/admin/drafts/${kind}/${id}/page`, { cookie });
  expect(response.status).toBe(200);
  return jsonOf<PageContent>(response);
}

describe('the page data for a draft', () => {
  it.each([
    ['facts', 'facts', []],
    ['pages', 'home', ['services', 'testimonials', 'instagram']],
    ['pages', 'contact', []],
    ['legal', 'privacy', ['legal']],
    ['services', 'new', ['services']],
    ['testimonials', 'new', ['testimonials']],
  ] as const)('of the kind %s with the id %s is complete in both languages', async (kind, id, queries) => {
    const { site, data } = await read(kind, id);
    expect(site.documents).toHaveProperty('facts');
    expect(site.services[0]).toMatchObject({
      titleEn: expect.any(String) as unknown,
      titleEs: expect.any(String) as unknown,
    });
    expect([...new Set(data.map(([[name]]) => name))].sort()).toEqual([...queries].sort());
  });

  it('of a post includes the neighboring posts, even before the draft is first saved', async () => {
    const { published: _, ...fields } = samplePostInput;
    const body = { fields: { ...fields, slug: unique('page') }, suggested: [] };
    const draft = await jsonOf<Draft<'posts'>>(await call('/api/admin/drafts/posts', { json: body, cookie }));
    removeLater(draft, cookie);
    for (const id of [draft.id, 'new'])
      expect((await read('posts', id)).data.map(([[name]]) => name)).toContain('adjacentPosts');
  });

  it('requires a session and a valid id', async () => {
    expect((await call('/api/admin/drafts/facts/facts/page')).status).toBe(401);
    await expectError(
      await call('/api/admin/drafts/legal/home/page', { cookie }),
      404,
      'This no longer exists',
    );
  });
});
