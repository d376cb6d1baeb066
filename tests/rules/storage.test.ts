import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENTS, emulatorHost } from './environment';

const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

it('storage.rules has a single rule, which denies all access', () => {
  const code = rules.replace(/^\s*\/\/.*$/gm, '');
  expect(code.match(/match \/\S+/g)).toEqual(['match /b/{bucket}/o', 'match /{allPaths=**}']);
  expect(code.match(/allow .*/g)).toEqual(['allow read, write: if false;']);
});

// The stand-in for the storage rules runtime denies everything, so tests that use it would prove nothing.
describe.skipIf(process.env.STORAGE_RULES_RUNTIME !== 'real')(
  'storage.rules on the real rules runtime',
  () => {
    let environment: RulesTestEnvironment | undefined;
    const image = 'images/uploads/known-1x1.webp';

    beforeAll(async () => {
      await emulatorHost('FIREBASE_STORAGE_EMULATOR_HOST');
      environment = await initializeTestEnvironment({ projectId: 'demo-rules-storage', storage: { rules } });
      await environment.withSecurityRulesDisabled(async (context) => {
        await context.storage().ref(image).putString('known');
      });
    });
    afterAll(() => environment?.cleanup());

    describe.each(CLIENTS)('%s', (client) => {
      const bucket = () => {
        const context =
          client === 'a visitor'
            ? environment?.unauthenticatedContext()
            : environment?.authenticatedContext('someone');
        if (!context) throw new Error('The rules environment is only available in tests.');
        return context.storage();
      };

      it('cannot get an existing or a missing file', async () => {
        await assertFails(bucket().ref(image).getDownloadURL());
        await assertFails(bucket().ref(image).getMetadata());
        await assertFails(bucket().ref('images/uploads/missing.webp').getDownloadURL());
      });

      it('cannot list files', async () => {
        await assertFails(bucket().ref('images/uploads').listAll());
        await assertFails(bucket().ref().listAll());
      });

      it('cannot create a file in the uploads folder or elsewhere', async () => {
        await assertFails(bucket().ref('images/uploads/new.webp').putString('new').then());
        await assertFails(bucket().ref('new.txt').putString('new').then());
      });

      it('cannot update a file', async () => {
        await assertFails(bucket().ref(image).putString('changed').then());
        await assertFails(bucket().ref(image).updateMetadata({ contentType: 'text/html' }));
      });

      it('cannot delete a file', async () => {
        await assertFails(bucket().ref(image).delete());
      });
    });
  },
);
