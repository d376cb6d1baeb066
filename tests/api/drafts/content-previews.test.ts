/** The preview of a draft other than a post: the page that it is on, with its texts in place of what visitors read. */
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { sampleServiceFields } from '@perro-wisdom/domain/content/kinds.fixture';
import { draftPath } from '@perro-wisdom/domain/drafts/api';
import type { ContentKind } from '@perro-wisdom/domain/content/kinds';
import { ownPreviewPath } from '@perro-wisdom/domain/drafts/previews';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, expectError, jsonOf, logIn, unique } from '../support/environment';

let cookie = '';
let id = '';
const title = unique('Scent');
beforeAll(async () => {
  cookie = await logIn();
  const fields = sampleServiceFields({ slug: '', titleEn: title, titleEs: '', descriptionEs: '' });
  const response = await call(draftPath('services'), { json: { fields, suggested: [] }, cookie });
  ({ id } = await jsonOf<Draft<ContentKind>>(response));
});
afterAll(async () => {
  await call(draftPath('services', id), { method: 'DELETE', cookie });
  await call(draftPath('services', id, 'permanently'), { method: 'DELETE', cookie });
});

it('shows a draft on its page, which no visitor and no search engine sees', async () => {
  const response = await call(ownPreviewPath('services', id, 'en'), { cookie });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(title);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html.match(/<script[^>]*(?:src=|type="module"|page-data)/g)).toBeNull();
  expect(html).toContain(`href="${ownPreviewPath('services', id, 'es')}"`);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await (await call('/en/services')).text()).not.toContain(title);
});

it('does not borrow the texts of the other language', async () => {
  const html = await (await call(ownPreviewPath('services', id, 'es'), { cookie })).text();
  expect(html).not.toContain(title);
  expect(html).toContain('lang="es"');
});

it('needs a session, and a draft that exists', async () => {
  expect((await call(ownPreviewPath('services', id, 'en'))).status).toBe(401);
  expect((await call(ownPreviewPath('facts', 'facts', 'en'))).status).toBe(401);
  await expectError(
    await call(ownPreviewPath('services', unique('none'), 'en'), { cookie }),
    404,
    'This no longer exists',
  );
  await expectError(
    await call(ownPreviewPath('legal', 'home', 'en'), { cookie }),
    404,
    'This no longer exists',
  );
});

it.each([
  ['facts', 'facts'],
  ['pages', 'about'],
  ['legal', 'privacy'],
] as const)('of %s %s is a complete page', async (kind, id) => {
  const response = await call(ownPreviewPath(kind, id, 'es'), { cookie });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('</html>');
});
