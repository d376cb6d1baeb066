/**
 * Tests the scheduled jobs for drafts and the changes that they queue for the publisher. Uses a separate
 * database that triggers no functions.
 */
import type { StoredDraft } from '@app/domain/drafts/document';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { BIN_DAYS } from '@app/domain/general/bin';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type { PostFields } from '@app/domain/blog/posts';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyBin, moveToBin as binDraft, takeFromBin as takeDraft } from '../../../functions/src/drafts/bin';
import { readDraft } from '../../../functions/src/drafts/changes';
import { draftRef } from '../../../functions/src/drafts/document';
import type { DraftKey } from '../../../functions/src/drafts/kind';
import { publishDraft, unpublishDraft } from '../../../functions/src/drafts/publish-draft';
import { publishScheduled, scheduleDraft } from '../../../functions/src/drafts/schedule';
import { createDraft, saveDraft } from '../../../functions/src/drafts/store';
import { db } from '../../../functions/src/platform/firebase';
import { unique } from '../support/environment';
import { draft } from '../support/posts';

vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'schedule')) };
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const publications = db.collection(COLLECTIONS.publications);
const post = (id: string): DraftKey => ({ kind: 'posts', id });
const publish = (id: string, ifMatch: string | undefined, keepPublishedAt: boolean) =>
  publishDraft(post(id), ifMatch, keepPublishedAt);
const unpublish = (id: string, ifMatch: string | undefined) => unpublishDraft(post(id), ifMatch);
const schedule = (id: string, publishAt: Date | null, ifMatch: string | undefined) =>
  scheduleDraft(post(id), publishAt, ifMatch);
const moveToBin = (id: string) => binDraft(post(id));
const takeFromBin = (id: string) => takeDraft(post(id));

beforeEach(async () => {
  await Promise.all([
    db.recursiveDelete(publications),
    db.recursiveDelete(db.collection(COLLECTIONS.drafts)),
    db.recursiveDelete(db.collection(COLLECTIONS.posts)),
  ]);
});

const complete = (changes: object = {}): PostFields =>
  postDraftSchema.cast(draft({ slug: '', ...changes }), { stripUnknown: true });
const created = async (changes: object = {}) =>
  (await createDraft('posts', { fields: complete(changes), suggested: [] }, undefined))
    .draft as StoredDraft<'posts'>;
const saved = async (id: string, fields: PostFields) =>
  saveDraft(post(id), { fields, suggested: [] }, { ifMatch: undefined, saveKey: undefined });
const present = async (id: string) => {
  const copy = await readDraft(post(id));
  if (!copy) throw new Error(`${id} does not exist`);
  return copy;
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const versionsOf = async (id: string) => (await draftRef(post(id)).collection(VERSIONS).get()).size;
const recorded = async () => (await publications.get()).size;

describe('the queue for the publisher', () => {
  it('contains each change to public content, and nothing else', async () => {
    const { id, fields } = await created();
    await saved(id, { ...fields, titleEn: unique('Other') });
    expect(await recorded()).toBe(0);
    const { fields: live } = (await publish(id, undefined, false)) as StoredDraft<'posts'>;
    expect(await recorded()).toBe(1);
    await saved(id, { ...live, contentEn: '<p>Changed</p>' });
    await saved(id, live);
    await publish(id, undefined, true);
    expect(await recorded()).toBe(1);
    await saved(id, { ...live, contentEn: '<p>Changed</p>' });
    await publish(id, undefined, true);
    expect(await recorded()).toBe(2);
    await unpublish(id, undefined);
    expect(await recorded()).toBe(3);
    // Visitors see neither a draft nor changes to it.
    await unpublish(id, undefined);
    await moveToBin(id);
    await takeFromBin(id);
    expect(await recorded()).toBe(3);
    await publish(id, undefined, true);
    await moveToBin(id);
    expect(await recorded()).toBe(5);
  });
});

describe('a scheduled post', () => {
  it('is not published until it is due, and then includes edits made after it was scheduled', async () => {
    const { id, fields } = await created();
    const scheduled = await schedule(id, inMinutes(10), undefined);
    expect(scheduled.publishAt).not.toBeNull();
    await saved(id, { ...fields, excerptEn: 'Edited since.' });
    await publishScheduled(inMinutes(9));
    expect((await present(id)).publishedAt).toBeNull();
    // This run is hours late.
    await publishScheduled(inMinutes(600));
    expect(await present(id)).toMatchObject({
      publishAt: null,
      scheduleProblem: null,
      hasChanges: false,
      lastVersion: 1,
      fields: { excerptEn: 'Edited since.' },
    });
    const post = await db.collection(COLLECTIONS.posts).doc(id).get();
    expect(post.get('excerptEn')).toBe('Edited since.');
    expect(Math.abs(Date.now() - (post.get('publishedAt') as Timestamp).toMillis())).toBeLessThan(MINUTE_MS);
  });

  it('is published only once, even if runs are repeated or concurrent', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, async () => (await created()).id));
    for (const id of ids) await schedule(id, inMinutes(1), undefined);
    await Promise.all([publishScheduled(inMinutes(2)), publishScheduled(inMinutes(2))]);
    await publishScheduled(inMinutes(2));
    expect(await Promise.all(ids.map(versionsOf))).toEqual([1, 1, 1]);
    expect(await recorded()).toBe(3);
  });

  it('keeps its publication date if it is already public', async () => {
    const { id } = await created();
    const { publishedAt, fields } = (await publish(id, undefined, false)) as StoredDraft<'posts'>;
    await saved(id, { ...fields, titleEn: unique('Changed') });
    await schedule(id, inMinutes(1), undefined);
    await publishScheduled(inMinutes(2));
    expect((await present(id)).publishedAt).toEqual(publishedAt);
    expect((await db.collection(COLLECTIONS.posts).doc(id).get()).get('titleEn')).toMatch(/^Changed/);
  });

  it('that cannot be published stores the reason, keeps its revision, and does not delay other posts', async () => {
    const [broken, other] = [await created(), await created()];
    await schedule(broken.id, inMinutes(1), undefined);
    await schedule(other.id, inMinutes(2), undefined);
    const { revision } = await saved(broken.id, { ...broken.fields, excerptEn: '', excerptEs: '' });
    await publishScheduled(inMinutes(3));
    const after = await present(broken.id);
    expect(after).toMatchObject({
      scheduleProblem: 'content.oneLanguage',
      publishedAt: null,
      revision,
      fields: { titleEn: broken.fields.titleEn },
    });
    expect(after.publishAt).not.toBeNull();
    expect((await present(other.id)).publishedAt).not.toBeNull();

    // Correcting the text doesn't publish the post, because the owner may still be writing. The owner must
    // reschedule or publish it.
    await saved(broken.id, broken.fields);
    await publishScheduled(inMinutes(4));
    expect((await present(broken.id)).publishedAt).toBeNull();
    expect(await schedule(broken.id, inMinutes(5), undefined)).toMatchObject({ scheduleProblem: null });
    await publishScheduled(inMinutes(6));
    expect((await present(broken.id)).publishedAt).not.toBeNull();
  });

  it('is not published if its slug was taken in the meantime', async () => {
    const slug = unique('taken');
    const { id } = await created({ titleEn: slug });
    await schedule(id, inMinutes(1), undefined);
    await publish((await created({ slug })).id, undefined, false);
    await publishScheduled(inMinutes(2));
    expect(await present(id)).toMatchObject({ scheduleProblem: 'blog.slugTaken', publishedAt: null });
  });

  it('is not published on schedule if it was unscheduled, published manually, or moved to the bin', async () => {
    const [takenBack, byHand, binned] = [await created(), await created(), await created()];
    for (const { id } of [takenBack, byHand, binned]) await schedule(id, inMinutes(1), undefined);
    await schedule(takenBack.id, null, undefined);
    await publish(byHand.id, undefined, false);
    await moveToBin(binned.id);
    await publishScheduled(inMinutes(2));
    expect([(await present(takenBack.id)).publishedAt, (await present(binned.id)).publishedAt]).toEqual([
      null,
      null,
    ]);
    expect((await takeFromBin(binned.id)).publishAt).toBeNull();
    expect(await versionsOf(byHand.id)).toBe(1);
  });

  it('requires a future time and publishable content', async () => {
    const { id, fields } = await created();
    await expect(schedule(id, new Date(), undefined)).rejects.toMatchObject({
      status: 400,
      code: 'blog.scheduleInPast',
    });
    await saved(id, { ...fields, contentEn: '', contentEs: '' });
    await expect(schedule(id, inMinutes(1), undefined)).rejects.toMatchObject({
      status: 400,
      code: 'content.oneLanguage',
    });
    expect((await present(id)).publishAt).toBeNull();
  });
});

describe('the bin', () => {
  it(`deletes its posts after ${BIN_DAYS} days, even with repeated or concurrent runs`, async () => {
    const [old, young, kept] = [await created(), await created(), await created()];
    for (const { id } of [old, young]) await moveToBin(id);
    await draftRef(post(old.id)).update({ deletedAt: Timestamp.fromMillis(Date.now() - BIN_DAYS * DAY_MS) });
    await Promise.all([emptyBin(), emptyBin()]);
    await emptyBin();
    expect(await readDraft(post(old.id))).toBeUndefined();
    expect((await present(young.id)).deletedAt).not.toBeNull();
    expect((await present(kept.id)).deletedAt).toBeNull();
  });

  it(`deletes services after ${BIN_DAYS} days`, async () => {
    const deleted = async (name: string, at: Date): Promise<DraftKey> => {
      const fields = sampleServiceFields({ slug: unique(name) });
      const { draft } = await createDraft('services', { fields, suggested: [] }, undefined);
      await binDraft(draft);
      await draftRef(draft).update({ deletedAt: at });
      return draft;
    };
    const [old, young] = [
      await deleted('old', inDays(-BIN_DAYS)),
      await deleted('young', inDays(1 - BIN_DAYS)),
    ];
    await Promise.all([emptyBin(), emptyBin()]);
    await emptyBin();
    expect([await readDraft(old), (await readDraft(young))?.id]).toEqual([undefined, young.id]);
  });

  it('keeps a post that is restored and deleted again while the bin is being emptied', async () => {
    const { id } = await created();
    await moveToBin(id);
    await draftRef(post(id)).update({ deletedAt: inDays(-BIN_DAYS) });
    // oxlint-disable-next-line typescript/unbound-method -- called with its query below
    const { get } = Query.prototype;
    const spy = vi.spyOn(Query.prototype, 'get').mockImplementationOnce(async function (this: Query) {
      const found = await get.call(this);
      await takeFromBin(id);
      await moveToBin(id);
      return found;
    });
    await emptyBin();
    spy.mockRestore();
    expect((await present(id)).deletedAt).not.toBeNull();
  });

  it('releases the slugs of its posts when it is emptied', async () => {
    const slug = unique('again');
    const { id } = await created({ slug });
    await publish(id, undefined, false);
    await moveToBin(id);
    const next = await created({ slug });
    await expect(publish(next.id, undefined, false)).rejects.toMatchObject({
      status: 409,
      code: 'blog.slugInBin',
    });
    await emptyBin(Date.now() + BIN_DAYS * DAY_MS);
    await publish(next.id, undefined, false);
    expect((await present(next.id)).publicSlug).toBe(slug);
  });
});
