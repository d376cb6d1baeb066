/** Keeps what the owner has typed while she is not logged in: `typedTexts/{hash of the name}`. */
import { createHash } from 'node:crypto';
import { number, object, string } from 'yup';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { TYPED_KEPT_DAYS, type TypedText } from '@app/domain/account/typed-texts';
import { fieldsOf, parseFields } from '../../platform/documents';
import { db } from '../../platform/firebase';

export const typedTexts = db.collection(COLLECTIONS.typedTexts);

const documentOf = (name: string) => typedTexts.doc(createHash('sha256').update(name).digest('hex'));

const storedSchema = object({
  name: string().required(),
  value: string().defined(),
  email: string().defined(),
  at: number().required(),
});

/** Returns all texts; not those whose time is over, which Firestore deletes within days. */
export async function readTypedTexts(now = Date.now()): Promise<TypedText[]> {
  const { docs } = await typedTexts.get();
  return docs.flatMap((document) => {
    const stored = parseFields(storedSchema, document.ref.path, fieldsOf(document));
    return stored && now - stored.at < TYPED_KEPT_DAYS * DAY_MS
      ? [{ name: stored.name, value: stored.value, person: stored.email, at: stored.at }]
      : [];
  });
}

/** Keeps texts. One that is kept under the same name is replaced, unless it is newer. */
export function keepTypedTexts(texts: readonly TypedText[]): Promise<void> {
  return db.runTransaction(async (transaction) => {
    if (texts.length === 0) return;
    const stored = await transaction.getAll(...texts.map(({ name }) => documentOf(name)));
    texts.forEach(({ name, value, person, at }, index) => {
      const present = stored[index]?.get('at') as unknown;
      if (typeof present === 'number' && present > at) return;
      transaction.set(documentOf(name), {
        name,
        value,
        email: person,
        at,
        expiresAt: new Date(at + TYPED_KEPT_DAYS * DAY_MS),
      });
    });
  });
}

export async function forgetTypedTexts(names: readonly string[]): Promise<void> {
  const batch = db.batch();
  for (const name of names) batch.delete(documentOf(name));
  await batch.commit();
}
