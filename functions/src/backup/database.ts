/**
 * Reads and writes documents through Firestore's REST API, whose JSON has the exact type of every value. The Admin SDK has not: it reads
 * large integers with a loss, and writes the double 1 as an integer.
 */
import { archivedFields, restoredFields, type ArchivedDocument } from '@app/domain/backup/values';
import { GoogleApi } from '../platform/google-api';
import { withRetries } from '../platform/retry';

const API = 'https://firestore.googleapis.com';

/** A document has at most 1 MiB, so that a page fits into memory in any case. */
const DOCUMENTS_PER_PAGE = 50;
/** The lowest id that Firestore knows. With it the Admin SDK's `recursiveDelete` delimits a collection and all that is below it. */
const LOWEST_ID = '__id-9223372036854775808__';

/** gRPC's codes in the results of single writes. */
const OK = 0;
const ALREADY_EXISTS = 6;
const TEMPORARY_CODES: readonly number[] = [4, 8, 10, 13, 14];

/** Some writes can be repeated. */
class BusyError extends Error {}

interface StoredDocument {
  name: string;
  fields?: Record<string, unknown>;
}

/** A response of `runQuery`: of documents, or of the time alone where there are none. */
interface QueryResult {
  document?: StoredDocument;
  readTime?: string;
}

interface DatabaseOptions {
  project: string;
  /** `host:port` of the emulator. */
  emulator?: string | undefined;
  /** Whether to charge the calls to the project: a user's own credentials have none, and a service account may not choose. */
  asUser?: boolean;
}

export class Database {
  readonly project: string;
  readonly #root: string;
  readonly #url: string;
  readonly #api: GoogleApi;
  readonly #negativeZero: string | undefined;

  constructor({ project, emulator, asUser = false }: DatabaseOptions) {
    this.project = project;
    this.#root = `projects/${project}/databases/(default)/documents`;
    this.#url = `${emulator ? `http://${emulator}` : API}/v1/${this.#root}`;
    this.#api = new GoogleApi({
      headers: asUser ? { 'X-Goog-User-Project': project } : {},
      ...(emulator && { accessToken: () => Promise.resolve('owner') }),
    });
    // The emulator parses numbers as decimals (JsonFormat of protobuf for Java), which have no -0; this one is rounded to it.
    if (emulator) this.#negativeZero = '-1e-400';
  }

  /** Returns the present time of the database, at which all documents can be read for an hour. */
  async now(): Promise<string> {
    const [{ readTime } = {}] = await this.#query({ from: [{ collectionId: 'services' }], limit: 1 });
    if (readTime === undefined) throw new Error('Firestore did not say what time it is.');
    return readTime;
  }

  /** Returns the names of the collections at the root, those that have nothing but subcollections included. */
  async collections(): Promise<string[]> {
    const names: string[] = [];
    let pageToken = '';
    do {
      const page = await this.#post<{ collectionIds?: string[]; nextPageToken?: string }>(
        'listCollectionIds',
        { pageSize: 300, pageToken },
      );
      names.push(...(page.collectionIds ?? []));
      pageToken = page.nextPageToken ?? '';
    } while (pageToken !== '');
    return names.sort();
  }

  /** Reads all documents of a collection and of all subcollections below it, as they were at `readTime`, or as they are now. */
  async *read(collection: string, readTime?: string): AsyncGenerator<ArchivedDocument> {
    let after: string | undefined;
    for (;;) {
      const documents = await this.#readPage(collection, after, readTime);
      for (const { name, fields } of documents) {
        yield { path: name.slice(this.#root.length + 1), fields: archivedFields(fields ?? {}, this.#root) };
      }
      if (documents.length < DOCUMENTS_PER_PAGE) return;
      after = documents.at(-1)?.name;
    }
  }

  async isEmpty(collection: string): Promise<boolean> {
    return (await this.#readPage(collection)).length === 0;
  }

  /** Creates documents; one that exists stays as it is. Repeating it does no harm. */
  async create(documents: readonly ArchivedDocument[]): Promise<void> {
    const writes = documents.map(({ path, fields }) => ({
      update: {
        name: `${this.#root}/${path}`,
        fields: restoredFields(fields, this.#root, this.#negativeZero),
      },
      currentDocument: { exists: false },
    }));
    await this.#write(writes);
  }

  async delete(path: string): Promise<void> {
    await this.#write([{ delete: `${this.#root}/${path}` }]);
  }

  /** Writes are not atomic together, and each has a result of its own; the busy ones are repeated. */
  async #write(writes: readonly object[]): Promise<void> {
    let pending = writes;
    const write = async () => {
      const { status } = await this.#post<{ status: { code?: number; message?: string }[] }>('batchWrite', {
        writes: pending,
      });
      const failed = status.flatMap(({ code = OK, message = '' }, index) =>
        code === OK || code === ALREADY_EXISTS ? [] : [{ code, message, write: pending[index] }],
      );
      const [first] = failed;
      if (!first) return;
      const lasting = failed.find(({ code }) => !TEMPORARY_CODES.includes(code));
      if (lasting) throw new Error(`Firestore refused a write: ${lasting.message}`);
      pending = failed.flatMap((each) => each.write ?? []);
      throw new BusyError(`Firestore refused a write: ${first.message}`);
    };
    await withRetries(write, { mayPass: (error) => error instanceof BusyError });
  }

  async #readPage(collection: string, after?: string, readTime?: string): Promise<StoredDocument[]> {
    const from = (id: string) => ({ referenceValue: `${this.#root}/${id}/${LOWEST_ID}` });
    const limits = [
      ['GREATER_THAN_OR_EQUAL', from(collection)],
      // The next possible name of a collection.
      ['LESS_THAN', from(`${collection}\0`)],
    ];
    const results = await this.#query(
      {
        from: [{ allDescendants: true }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: limits.map(([op, value]) => ({
              fieldFilter: { field: { fieldPath: '__name__' }, op, value },
            })),
          },
        },
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: DOCUMENTS_PER_PAGE,
        ...(after !== undefined && { startAt: { values: [{ referenceValue: after }], before: false } }),
      },
      readTime,
    );
    return results.flatMap(({ document }) => document ?? []);
  }

  #query(structuredQuery: object, readTime?: string): Promise<QueryResult[]> {
    return this.#post<QueryResult[]>('runQuery', {
      structuredQuery,
      ...(readTime !== undefined && { readTime }),
    });
  }

  /** Calls a method; every one that is used here may be repeated. */
  #post<T>(method: string, body: object): Promise<T> {
    return this.#api.post<T>(`${this.#url}:${method}`, body);
  }
}
