import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

interface PublicList {
  collection: string;
  /** A document, with the field that `changed` replaces. */
  id: string;
  stored: Record<string, unknown>;
  changed: Record<string, unknown>;
  orderBy: [field: string, direction?: 'asc' | 'desc'];
  limit: number;
}

/** Defines the tests of a collection that every client may get and list, and none may write; nothing below its documents is public. */
export function testPublicList({ collection, id, stored, changed, orderBy, limit }: PublicList): void {
  const path = `${collection}/${id}`;
  const environment = rulesEnvironment(collection.toLowerCase(), {
    [path]: stored,
    [`${path}/notes/private`]: { text: 'not for the public' },
  });

  describe.each(CLIENTS)('%s', (client) => {
    it('gets a document', async () => {
      const document = await assertSucceeds(environment.as(client).doc(path).get());
      for (const field of Object.keys(changed)) expect(document.get(field)).toBe(stored[field]);
    });

    it('lists the documents', async () => {
      const list = await assertSucceeds(
        environment
          .as(client)
          .collection(collection)
          .orderBy(...orderBy)
          .limit(limit)
          .get(),
      );
      expect(list.size).toBe(1);
    });

    it('cannot create a document', async () => {
      await assertFails(environment.as(client).doc(`${collection}/new`).set(changed));
      await assertFails(environment.as(client).collection(collection).add(changed));
    });

    it('cannot update a document', async () => {
      await assertFails(environment.as(client).doc(path).update(changed));
      await assertFails(environment.as(client).doc(path).set(changed));
    });

    it('cannot delete a document', async () => {
      await assertFails(environment.as(client).doc(path).delete());
    });

    it('cannot read below a document', async () => {
      await assertFails(environment.as(client).doc(`${path}/notes/private`).get());
      await assertFails(environment.as(client).collectionGroup('notes').get());
    });
  });
}
