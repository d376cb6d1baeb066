/** Tests the owner's own pages, from publishing them to what visitors and search engines get. */
import { OWN_PAGE_FIELDS, type OwnPageFields } from '@app/domain/content/own-pages';
import type { Draft } from '@app/domain/drafts/drafts';
import { emptyValues } from '@app/domain/fields/reader';
import { ERROR_FIELD_HEADER, IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, callFunction, expectError, jsonOf, logIn, unique } from '../support/environment';

type OwnPageDraft = Draft<'ownPages'>;
const PATH = '/api/admin/drafts/ownPages';

let cookie: string;
beforeAll(async () => {
  cookie = await logIn();
});

const created: string[] = [];
afterAll(async () => {
  for (const id of created) {
    await call(`${PATH}/${id}`, { method: 'DELETE', cookie });
    await call(`${PATH}/${id}/permanently`, { method: 'DELETE', cookie });
  }
});

async function added(changes: Partial<OwnPageFields> = {}): Promise<OwnPageDraft> {
  const fields = {
    ...emptyValues(OWN_PAGE_FIELDS),
    titleEs: unique('Precios'),
    contentEs: '<p>Desde $40</p>',
    ...changes,
  };
  const response = await call(PATH, {
    json: { fields, suggested: [] },
    headers: { [IDEMPOTENCY_HEADER]: unique('key') },
    cookie,
  });
  expect(response.status).toBe(201);
  const draft = await jsonOf<OwnPageDraft>(response);
  created.push(draft.id);
  return draft;
}

const act = ({ id, revision }: OwnPageDraft, action: string) =>
  call(`${PATH}/${id}/${action}`, { json: {}, headers: { 'If-Match': revisionTag(revision) }, cookie });

async function published(draft: OwnPageDraft): Promise<OwnPageDraft> {
  const response = await act(draft, 'publish');
  expect(response.status).toBe(200);
  return jsonOf<OwnPageDraft>(response);
}

async function saved({ id, fields }: OwnPageDraft, changes: Partial<OwnPageFields>): Promise<OwnPageDraft> {
  const json = { fields: { ...fields, ...changes }, suggested: [] };
  return jsonOf<OwnPageDraft>(await call(`${PATH}/${id}`, { method: 'PUT', json, cookie }));
}

async function render(path: string) {
  const response = await callFunction(path);
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() };
}

it('a published page is served at its URL in its language, with metadata for search engines', async () => {
  const { publicSlug, fields } = await published(
    await added({ introEs: 'Lo que cuesta cada clase.', metaTitleEs: 'Precios en San Juan' }),
  );
  const { status, html } = await render(`/es/${publicSlug}`);
  expect(status).toBe(200);
  expect(html).toContain('<title>Precios en San Juan | Perro Wisdom</title>');
  expect(html).toContain('<meta name="description" content="Lo que cuesta cada clase."/>');
  expect(html).toContain('<p>Desde $40</p>');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/es/${publicSlug}"`));
  expect(html).toContain('rel="alternate" hrefLang="es"');
  expect(html).not.toContain('rel="alternate" hrefLang="en"');
  expect(html).toContain('"@type":"WebPage"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  // The header of every page in this language links to the page.
  const link = `href="/es/${publicSlug}"`;
  expect((await render('/es/about')).html).toContain(link);
  expect((await render('/en/about')).html).not.toContain(fields.titleEs);

  const image = /og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html)?.[1] ?? '';
  expect(image).toContain(`/images/og/es/_page_${publicSlug}-`);
  const picture = await callFunction(image);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
});

it("a page that doesn't exist in the requested language responds with a 404 that links to the existing version", async () => {
  const { publicSlug } = await published(await added());
  const { status, html } = await render(`/en/${publicSlug}`);
  expect(status).toBe(404);
  expect(html).toContain(`href="/es/${publicSlug}"`);
});

it('a former URL redirects to the current one, and no other page can use the former slug', async () => {
  const first = await published(await added({ slug: unique('precios') }));
  const slug = unique('tarifas');
  await published(await saved(first, { slug }));
  expect(await render(`/es/${first.publicSlug}`)).toMatchObject({ status: 301, location: `/es/${slug}` });
  const other = await act(await added({ slug: first.publicSlug }), 'publish');
  expect(other.headers.get(ERROR_FIELD_HEADER)).toBe('slug');
  await expectError(other, 409, 'This link is in use, or used to be: choose another one');
});

it.each([
  ['services', 'The site already has a page at this address: choose another link'],
  ['assets', 'The site keeps files at this address: choose another link'],
  ['admin', 'Your owner’s area is at this address: choose another link'],
])('a page with the slug %s is rejected, and the error gives the reason', async (slug, reason) => {
  const response = await act(await added({ slug }), 'publish');
  expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('slug');
  await expectError(response, 400, reason);
});

it('a hidden page and its links disappear until the page is published again', async () => {
  const draft = await published(await added({ place: 'footer' }));
  const path = `/es/${draft.publicSlug}`;
  expect((await render('/es/contact')).html).toContain(`href="${path}"`);
  const hidden = await jsonOf<OwnPageDraft>(await act(draft, 'unpublish'));
  expect((await render(path)).status).toBe(404);
  expect((await render('/es/contact')).html).not.toContain(`href="${path}"`);
  await published(hidden);
  expect((await render(path)).status).toBe(200);
});
