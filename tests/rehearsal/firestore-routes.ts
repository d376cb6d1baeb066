import {
  json,
  notFound,
  refused,
  type Answer,
  type Route,
} from '../../functions/src/platform/stand-in.fixture';
import type { LeaseDocument } from '../../tools/deploy/lease';
import type { FieldSettings, Project } from './project';

const DAILY_EXISTS = refused('A daily backup schedule exists already.', 409, 'OTHER', 'ALREADY_EXISTS');
const CONTENTION = refused('too much contention on these datastore entities', 409, 'OTHER', 'ABORTED');
const MAX_RETENTION_SECONDS = 14 * 7 * 24 * 60 * 60;

type Fields = Record<string, unknown>;

interface Schedule {
  retention: string;
  dailyRecurrence?: object;
}

/** Returns a response that lists the items, and marks their indexes as ready for the next request. */
function listedAs<Item>(
  name: string,
  items: readonly Item[],
  indexesOf: (item: Item) => { state: string }[],
): Answer {
  const body = { [name]: structuredClone(items) };
  for (const index of items.flatMap(indexesOf)) index.state = 'READY';
  return json(body);
}

/**
 * Returns Firestore's routes for the database, its backups, its indexes and TTL policies, and the documents
 * that a deployment reads.
 */
export function firestoreRoutes(
  state: Project,
  operation: (response: object, parent?: string) => Answer,
): Route[] {
  const DATABASE = 'projects/[^/]+/databases/\\(default\\)';
  const api = (path: string): RegExp => new RegExp(`^firestore/v1/${DATABASE}${path}$`);
  const parent = `projects/${state.project}/databases/(default)/`;
  /** The indexes that every field has by default. */
  const usual = ['ASCENDING', 'DESCENDING'].map((order) => ({
    queryScope: 'COLLECTION',
    fields: [{ fieldPath: '*', order }],
    state: 'READY',
  }));
  const ofEveryField = {
    name: `${parent}collectionGroups/__default__/fields/*`,
    indexConfig: { indexes: usual },
  };
  const isContended = (): boolean => {
    state.contention -= 1;
    return state.contention >= 0;
  };
  return [
    ['GET', api(''), () => (state.database ? json(state.database) : notFound)],
    [
      'POST',
      /^firestore\/v1\/projects\/[^/]+\/databases$/,
      (_, query, body: Fields) => {
        if (state.database) return refused('Database already exists.', 409);
        state.database = { name: query.get('databaseId'), ...body };
        return operation(state.database, parent);
      },
    ],
    [
      'PATCH',
      api(''),
      (_, query, body: Fields) => {
        for (const field of (query.get('updateMask') ?? '').split(','))
          Object.assign(state.database ?? {}, { [field]: body[field] });
        return operation(state.database ?? {}, parent);
      },
    ],
    ['GET', api('/backupSchedules'), () => json({ backupSchedules: state.backupSchedules })],
    [
      'POST',
      api('/backupSchedules'),
      (_, __, schedule: Schedule) => {
        if (!state.database) return notFound;
        if (parseInt(schedule.retention) > MAX_RETENTION_SECONDS) return refused('Invalid retention.');
        if (state.backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence)) return DAILY_EXISTS;
        const made = { name: `${parent}backupSchedules/1`, ...schedule };
        state.backupSchedules.push(made);
        return json(made);
      },
    ],
    [
      'GET',
      api('/collectionGroups/-/fields'),
      () => listedAs('fields', [ofEveryField, ...state.fields], ({ indexConfig }) => indexConfig.indexes),
    ],
    ['GET', api('/collectionGroups/-/indexes'), () => listedAs('indexes', state.indexes, (index) => [index])],
    [
      'POST',
      api('/collectionGroups/(?<group>\\w+)/indexes'),
      ({ group }, _, body: { fields: { order?: string }[] }) => {
        if (isContended()) return CONTENTION;
        const name = `${parent}collectionGroups/${group ?? ''}/indexes/${state.indexes.length + 1}`;
        // Google appends the document name to every index.
        const order = body.fields.at(-1)?.order ?? 'ASCENDING';
        const fields = [...body.fields, { fieldPath: '__name__', order }];
        state.indexes.push({ ...body, fields, name, state: 'CREATING' });
        return json({ name: 'operations/index' });
      },
    ],
    [
      'PATCH',
      api('/collectionGroups/(?<group>\\w+)/fields/(?<field>\\w+)'),
      ({ group = '', field = '' }, _, { ttlConfig, indexConfig }: Partial<FieldSettings>) => {
        if (isContended()) return CONTENTION;
        const name = `${parent}collectionGroups/${group}/fields/${field}`;
        const stored = state.fields.find((other) => other.name === name);
        const indexes = (indexConfig?.indexes ?? []).map((index) => ({ ...index, state: 'CREATING' }));
        const settings = stored ?? { name, indexConfig: { indexes: [] } };
        if (ttlConfig) settings.ttlConfig = ttlConfig;
        if (indexConfig) settings.indexConfig = { indexes };
        if (!stored) state.fields.push(settings);
        return json({ name: 'operations/field' });
      },
    ],
    [
      'GET',
      api('/documents/(?<collection>\\w+)'),
      ({ collection = '' }) => {
        const ids = state.documents[collection] ?? [];
        return json({ documents: ids.map((id) => ({ name: `${parent}documents/${collection}/${id}` })) });
      },
    ],
    [
      'GET',
      api('/documents/siteContent/facts'),
      () => {
        if (!state.facts) return notFound;
        const fields = Object.entries(state.facts).map(([name, stringValue]) => [name, { stringValue }]);
        return json({ fields: Object.fromEntries(fields) as Fields });
      },
    ],
    ...leaseRoutes(state, api('/documents/publishing/lease')),
  ];
}

/** Returns the routes for the lease document. A write fails unless its preconditions hold. */
function leaseRoutes(state: Project, path: RegExp): Route[] {
  const changedMeanwhile = refused(
    'the stored version does not match the required base version',
    400,
    'OTHER',
    'FAILED_PRECONDITION',
  );
  const exists = refused('Document already exists', 409, 'OTHER', 'ALREADY_EXISTS');
  let updates = 0;
  const holds = (query: URLSearchParams): boolean =>
    [null, state.lease?.updateTime].includes(query.get('currentDocument.updateTime'));
  return [
    ['GET', path, () => (state.lease ? json(state.lease) : notFound)],
    [
      'PATCH',
      path,
      (_, query, { fields }: Pick<LeaseDocument, 'fields'>) => {
        if (query.get('currentDocument.exists') === 'false' && state.lease) return exists;
        if (!holds(query)) return changedMeanwhile;
        updates += 1;
        state.lease = { fields, updateTime: new Date(Date.UTC(2026, 0, 1, 0, 0, updates)).toISOString() };
        return json(state.lease);
      },
    ],
    [
      'DELETE',
      path,
      (_, query) => {
        if (!holds(query)) return changedMeanwhile;
        state.lease = null;
        return json({});
      },
    ],
  ];
}
