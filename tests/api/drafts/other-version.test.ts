/**
 * Tests changes to the field descriptions of services, posts and facts that are deployed, and then rolled
 * back, on the same database. Adding a field takes just one entry in a description, and neither version loses
 * the other's data.
 */
import type * as posts from '@app/domain/blog/posts';
import { POST_FIELDS } from '@app/domain/blog/posts';
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import type * as facts from '@app/domain/content/facts';
import { FACTS_FIELDS } from '@app/domain/content/facts';
import { sampleFacts, sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type * as services from '@app/domain/content/services';
import { SERVICE_FIELDS } from '@app/domain/content/services';
import { newDraft, draftDocument } from '@app/domain/drafts/document';
import { text, type FieldSet } from '@app/domain/fields/field';
import type * as described from '@app/domain/fields/public';
import { COLLECTIONS } from '@app/domain/general/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { writeArchive } from '../../../functions/src/backup/write-archive';
import { emptyBin } from '../../../functions/src/drafts/bin';
import { readAllDrafts } from '../../../functions/src/drafts/list';
import { publishScheduled } from '../../../functions/src/drafts/schedule';
import { unusedAmong } from '../../../functions/src/pictures/store';
import * as firebase from '../../../functions/src/platform/firebase';

const { db } = firebase;

const without = (fields: FieldSet, name: string): FieldSet =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));

interface Descriptions {
  services?: FieldSet;
  posts?: FieldSet;
  facts?: FieldSet;
}

/** Deploys a version of the site with these descriptions, and with all others unchanged. */
async function deploy(changed: Descriptions = {}) {
  vi.resetModules();
  vi.doMock('../../../functions/src/platform/firebase', () => firebase);
  const { liveReader, liveValues } = await vi.importActual<typeof described>('@app/domain/fields/public');
  const { publicReader } = await import('@app/domain/fields/reader');
  /** Returns the readers for a public document's properties other than its fields and `languages`. */
  const stateIn = ({ readers }: { readers: object }, fields: FieldSet): Record<string, never> =>
    Object.fromEntries(
      Object.entries(readers as Record<string, never>).filter(
        ([name]) => name !== 'languages' && !(name in publicReader(fields, {}).readers),
      ),
    );
  vi.doMock('@app/domain/content/services', async (importOriginal) => {
    const original = await importOriginal<typeof services>();
    const { services: fields = SERVICE_FIELDS } = changed;
    return {
      ...original,
      SERVICE_FIELDS: fields,
      asService: liveReader(fields, stateIn(original.asService, SERVICE_FIELDS)),
      liveService: (values: never, state: object) => ({ ...liveValues(fields, values), ...state }),
    };
  });
  vi.doMock('@app/domain/blog/posts', async (importOriginal) => {
    const original = await importOriginal<typeof posts>();
    const fields: FieldSet = changed.posts ?? POST_FIELDS;
    const summary = without(fields, 'content');
    const state = stateIn(original.asBlogPost, POST_FIELDS);
    return {
      ...original,
      POST_FIELDS: fields,
      asBlogPost: liveReader(fields, state, ['slug']),
      asBlogPostSummary: liveReader(summary, state, ['slug']),
    };
  });
  vi.doMock('@app/domain/content/facts', async (importOriginal) => ({
    ...(await importOriginal<typeof facts>()),
    FACTS_FIELDS: changed.facts ?? FACTS_FIELDS,
  }));
  const { createDraft, restoreVersion, saveDraft } = await import('../../../functions/src/drafts/store');
  const { readDraft } = await import('../../../functions/src/drafts/changes');
  const { publishDraft } = await import('../../../functions/src/drafts/publish-draft');
  const { readList } = await import('../../../functions/src/content/store');
  const { readPublishedPosts } = await import('../../../functions/src/blog/store');
  const { readAllPosts } = await import('../../../functions/src/drafts/posts/store');

  type Key = { kind: 'services' | 'posts' | 'facts'; id: string };
  return {
    create: async (kind: Key['kind'], fields: object): Promise<Key> => {
      const { draft } = await createDraft(kind, { fields, suggested: [] }, crypto.randomUUID());
      return { kind, id: draft.id };
    },
    /** Returns a draft's fields as the owner's editor receives them. */
    read: async (key: Key): Promise<object> => (await readDraft(key))?.fields ?? {},
    suggested: async (key: Key) => (await readDraft(key))?.suggested,
    /** Returns the list entry of a post in `GET /api/admin/blog`. */
    listed: async ({ id }: Key): Promise<object | undefined> =>
      (await readAllPosts({ limit: 50, after: undefined })).items.find((item) => item.id === id),
    save: (key: Key, fields: object, suggested: string[] = []) =>
      saveDraft(key, { fields, suggested }, { ifMatch: undefined, saveKey: undefined }),
    publish: (key: Key) => publishDraft(key, undefined, false),
    restore: (key: Key, version: number) => restoreVersion(key, version, undefined),
    /** Returns the public content of a draft. */
    live: async ({ kind, id }: Key): Promise<object | undefined> => {
      const all =
        kind === 'services'
          ? await readList('services')
          : (await readPublishedPosts({ limit: 50, after: undefined })).items;
      return all.find((item) => item.id === id);
    },
  };
}

const label = { en: 'A field', es: 'Un campo' };

/** Returns everything in a backup as text. */
async function exported(): Promise<string> {
  const source = { project: 'a', db, bucket: await firebase.getUploadsBucket() };
  const { output, manifest } = await writeArchive(source, {
    id: 'backup',
    createdAt: new Date(),
    onProgress: () => undefined,
  });
  const [bytes] = await Promise.all([buffer(output), manifest]);
  const archive = await fromBufferPromise(bytes);
  let texts = '';
  for await (const entry of archive.eachEntry())
    texts += (await buffer(await archive.openReadStreamPromise(entry))).toString();
  return texts;
}

const { published: _published, ...post } = samplePostInput;
let slugs = 0;
const KINDS = [
  ['services', SERVICE_FIELDS, sampleServiceFields(), 'description'],
  ['posts', POST_FIELDS, post, 'excerpt'],
] as const;

describe.each(KINDS)('a site whose %s have changed fields', (kind, original, sample, name) => {
  const fields: FieldSet = original;
  const field = fields[name] as ReturnType<typeof text>;
  const [nameEn, nameEs] = [`${name}En`, `${name}Es`];
  const place = { ...fields, place: text({ label, localized: true, required: true }) };
  const placed = { placeEn: 'Beside the lighthouse', placeEs: 'Al lado del faro' };
  let values: object;
  beforeEach(() => {
    slugs += 1;
    values = { ...sample, slug: `a-slug-${slugs}` };
  });

  it('saves, publishes and backs up an added field, and requires it for publishing', async () => {
    const today = await deploy({ [kind]: place });
    const key = await today.create(kind, { ...values, placeEn: '', placeEs: '' });
    await expect(today.publish(key)).rejects.toMatchObject({ status: 400 });
    await today.save(key, placed);
    await today.publish(key);
    expect(await today.live(key)).toMatchObject(placed);
    expect((await exported()).split(placed.placeEs).length).toBeGreaterThan(3);
  });

  it('still shows published content that lacks a newly required field, but requires the field to publish it again', async () => {
    const yesterday = await deploy();
    const key = await yesterday.create(kind, values);
    await yesterday.publish(key);
    const today = await deploy({ [kind]: place });
    expect(await today.live(key)).toMatchObject({
      titleEn: sample.titleEn,
      languages: { en: true, es: true },
    });
    await today.save(key, { titleEn: 'New' });
    await expect(today.publish(key)).rejects.toMatchObject({ status: 400 });
    await today.save(key, placed);
    await today.publish(key);
    expect(await today.live(key)).toMatchObject({ titleEn: 'New', ...placed });
  });

  it('keeps an added field in the draft through a rollback', async () => {
    const today = await deploy({ [kind]: place });
    const key = await today.create(kind, { ...values, ...placed });
    await today.publish(key);
    const yesterday = await deploy();
    expect(await yesterday.live(key)).toMatchObject({ titleEn: sample.titleEn });
    await yesterday.save(key, { titleEn: 'New' });
    await yesterday.publish(key);
    const again = await deploy({ [kind]: place });
    expect(await again.read(key)).toMatchObject({ titleEn: 'New', ...placed });
  });

  it('keeps a removed field in the draft and its published versions, so a rollback restores the field', async () => {
    const yesterday = await deploy();
    const key = await yesterday.create(kind, values);
    await yesterday.publish(key);
    const today = await deploy({ [kind]: without(fields, name) });
    expect(await today.live(key)).toMatchObject({ titleEn: sample.titleEn });
    await today.save(key, { titleEn: 'New' });
    await today.publish(key);
    expect(await today.restore(key, 1)).toMatchObject({ fields: { titleEn: sample.titleEn } });
    const again = await deploy();
    expect(await again.live(key)).toMatchObject({ titleEn: 'New' });
    expect(await again.read(key)).toMatchObject({ [nameEn]: Reflect.get(sample, nameEn) as string });
    await again.save(key, { titleEn: 'Newer' });
    await again.restore(key, 1);
    expect(await again.read(key)).toMatchObject(values);
  });

  it('keeps a renamed field’s text for both the owner and visitors, even through a rollback', async () => {
    const renamed = { ...without(fields, name), text: { ...field, formerly: name } };
    const yesterday = await deploy();
    const key = await yesterday.create(kind, values);
    await yesterday.publish(key);
    await yesterday.save(key, {}, [nameEs]);

    const today = await deploy({ [kind]: renamed });
    const texts = {
      textEn: Reflect.get(sample, nameEn) as string,
      textEs: Reflect.get(sample, nameEs) as string,
    };
    expect(await today.live(key)).toMatchObject(texts);
    expect(await today.read(key)).toMatchObject(texts);
    expect(await today.suggested(key)).toEqual(['textEs']);
    if (kind === 'posts') expect(await today.listed(key)).toMatchObject(texts);
    await today.save(key, { textEn: 'Of today' });
    await today.publish(key);
    expect(await today.live(key)).toMatchObject({ textEn: 'Of today', textEs: texts.textEs });

    const rolledBack = await deploy();
    expect(await rolledBack.live(key)).toMatchObject({ [nameEn]: 'Of today', [nameEs]: texts.textEs });
    expect(await rolledBack.read(key)).toMatchObject({ [nameEn]: 'Of today', [nameEs]: texts.textEs });
    await rolledBack.save(key, { [nameEn]: 'Of the rollback' });

    const again = await deploy({ [kind]: renamed });
    expect(await again.read(key)).toMatchObject({ textEn: 'Of the rollback', textEs: texts.textEs });
    await again.restore(key, 1);
    expect(await again.read(key)).toMatchObject(texts);
  });

  it('keeps text that exceeds a new limit and saves all other fields', async () => {
    const yesterday = await deploy();
    const key = await yesterday.create(kind, values);
    await yesterday.publish(key);
    const today = await deploy({
      [kind]: { ...fields, [name]: { ...field, type: 'text', max: 3 } as never },
    });
    expect(await today.live(key)).toMatchObject({ [nameEn]: Reflect.get(sample, nameEn) as string });
    await today.save(key, { ...(await today.read(key)), titleEn: 'New' });
    expect(await today.read(key)).toMatchObject({
      titleEn: 'New',
      [nameEn]: Reflect.get(sample, nameEn) as string,
    });
    await expect(today.publish(key)).rejects.toMatchObject({ code: 'blog.fieldTooLong' });
  });
});

it('keeps a property added to list items through a rollback', async () => {
  const { areas } = FACTS_FIELDS;
  const key = { kind: 'facts', id: 'facts' } as const;
  const today = { ...FACTS_FIELDS, areas: { ...areas, fields: { ...areas.fields, note: text({ label }) } } };
  const [sanJuan, ponce] = sampleFacts().areas as [object, object];
  const noted = [
    { ...sanJuan, note: 'By ferry' },
    { ...ponce, note: 'On Fridays' },
  ];
  await (await deploy({ facts: today })).save(key, { name: 'Perro Wisdom', areas: noted });
  const yesterday = await deploy();
  await yesterday.save(key, { areas: [{ ...sanJuan, name: 'Santurce' }, ponce] });
  expect(await (await deploy({ facts: today })).read(key)).toMatchObject({
    areas: [{ ...noted[0], name: 'Santurce' }, noted[1]],
  });
});

describe('a kind of content that exists only in another version', () => {
  const picture = `${'ab'.repeat(16)}-800x600`;
  const draft = draftDocument({
    ...newDraft('services', 'a', sampleServiceFields({ image: `/images/uploads/${picture}.webp` })),
    revision: 1,
  });
  const past = Timestamp.fromMillis(0);

  it.each([
    ['a kind', 'courses~puppies', 'courses'],
    ['a page', 'pages~courses', 'pages'],
  ])('is ignored, but stays in the database with its pictures: %s', async (_what, id, kind) => {
    const document = db.collection(COLLECTIONS.drafts).doc(id);
    const stored = { ...draft, kind, deletedAt: past, publishAt: past, scheduleProblem: null };
    await document.set(stored);
    await emptyBin();
    await publishScheduled();
    for (const each of ['services', 'pages'] as const)
      expect((await readAllDrafts(each)).map((row) => row.id)).not.toContain('courses');
    expect(await unusedAmong([picture])).toEqual([]);
    expect((await document.get()).data()).toMatchObject({ kind, publishAt: past });
    await document.delete();
  });
});
