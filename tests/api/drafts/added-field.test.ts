/** One entry in the description of a kind is all that the server needs of a field: it is saved, published, and part of a backup. */
import type * as services from '@app/domain/content/services';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import { COLLECTIONS } from '@app/domain/general/collections';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { writeArchive } from '../../../functions/src/backup/write-archive';
import { readDraft } from '../../../functions/src/drafts/changes';
import { publishDraft } from '../../../functions/src/drafts/publish-draft';
import { createDraft, saveDraft } from '../../../functions/src/drafts/store';
import { readVersion } from '../../../functions/src/drafts/versions';
import { db, getUploadsBucket } from '../../../functions/src/platform/firebase';

vi.mock('@app/domain/content/services', async (importOriginal) => {
  const original = await importOriginal<typeof services>();
  const { text } = await import('@app/domain/fields/field');
  const place = text({ label: { en: 'Place', es: 'Lugar' }, localized: true, required: true });
  Object.assign(original.SERVICE_FIELDS, { place });
  return original;
});

/** Returns all that a backup has of the documents, as text. */
async function exported(): Promise<string> {
  const source = { project: 'a', db, bucket: await getUploadsBucket() };
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

it('a field that is added to the services is saved, needed by a publication, published, and in a backup', async () => {
  const service = { ...sampleServiceFields(), placeEn: '', placeEs: '' };
  const { draft } = await createDraft('services', { fields: service, suggested: [] }, crypto.randomUUID());
  const key = { kind: 'services', id: draft.id } as const;
  await expect(publishDraft(key, undefined, false)).rejects.toMatchObject({ status: 400 });

  const placed = { ...service, placeEn: 'Beside the lighthouse', placeEs: 'Al lado del faro' };
  await saveDraft(
    key,
    { fields: placed, suggested: ['placeEs'] },
    { ifMatch: undefined, saveKey: undefined },
  );
  expect(await readDraft(key)).toMatchObject({ fields: placed, suggested: ['placeEs'] });

  await publishDraft(key, undefined, false);
  const live = await db.collection(COLLECTIONS.services).doc(draft.id).get();
  expect(live.data()).toMatchObject({ placeEn: 'Beside the lighthouse', placeEs: 'Al lado del faro' });
  expect((await readVersion(key, 1))?.fields).toMatchObject({ placeEs: 'Al lado del faro' });
  expect((await exported()).match(/Al lado del faro/g)?.length).toBeGreaterThanOrEqual(3);
});
