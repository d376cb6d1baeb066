// Makes Firestore queries without an index fail, as in production. Preloaded into the processes that use the
// Firestore emulator.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { missingIndex } from './indexes.mjs';

/**
 * @typedef {{toStructuredQuery: (this: unknown) => import('./indexes.mjs').StructuredQuery}} QueryPrototype
 */

const FAILED_PRECONDITION = 9;

// Other processes inherit these Node options but don't use Firestore, so they aren't patched.
const isRuntimeOfFunctions = process.argv[1]?.includes('functionsEmulatorRuntime');
const isStartedByTests = process.env.NODE_OPTIONS?.includes('demand-indexes') !== true;
if (isRuntimeOfFunctions || isStartedByTests) demandIndexes();

/**
 * Patches an internal method of the Admin SDK's client, which is why the version of firebase-admin is pinned.
 */
function demandIndexes() {
  const indexes = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'));
  const admin = createRequire(createRequire(import.meta.url).resolve('firebase-admin'));
  /** @type {{Query: {prototype: QueryPrototype}}} */
  const { Query } = admin('@google-cloud/firestore');
  const { toStructuredQuery } = Query.prototype;
  Query.prototype.toStructuredQuery = function () {
    const query = toStructuredQuery.call(this);
    const missing = missingIndex(query, indexes);
    if (missing === undefined) return query;
    throw Object.assign(new Error(`FAILED_PRECONDITION: The query requires an index. ${missing}`), {
      code: FAILED_PRECONDITION,
    });
  };
}
