/**
 * Checks whether Firestore can run a query with the indexes in firestore.indexes.json. In production,
 * Firestore rejects queries without an index, but the emulator runs them all.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */

/**
 * The part of the REST API's StructuredQuery that determines the index.
 * @typedef {object} StructuredQuery
 * @property {{collectionId?: string | null, allDescendants?: boolean | null}[] | null} [from]
 * @property {Filter | null} [where]
 * @property {{field?: FieldReference | null, direction?: string | number | null}[] | null} [orderBy]
 */
/** @typedef {{fieldPath?: string | null}} FieldReference */
/**
 * @typedef {object} Filter
 * @property {{op?: string | number | null, filters?: Filter[] | null} | null} [compositeFilter]
 * @property {{op?: string | number | null, field?: FieldReference | null} | null} [fieldFilter]
 * @property {{op?: string | number | null, field?: FieldReference | null} | null} [unaryFilter]
 */
/** @typedef {{fieldPath: string, order?: string, arrayConfig?: string}} IndexedField */
/** @typedef {{collectionGroup: string, queryScope: string, fields: IndexedField[]}} Index */
/**
 * @typedef {{collectionGroup: string, fieldPath: string, indexes: {order?: string, arrayConfig?: string,
 * queryScope?: string}[]}} FieldOverride
 */
/** @typedef {{indexes: Index[], fieldOverrides: FieldOverride[]}} Indexes */

const ID = '__name__';
const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const CONTAINS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];

/** @param {Filter} filter @returns {{field: string, op: string}[]} */
function conditions({ compositeFilter, fieldFilter, unaryFilter }) {
  if (compositeFilter) {
    if (compositeFilter.op !== 'AND') throw new Error('Indexes for queries with "or" cannot be checked.');
    return (compositeFilter.filters ?? []).flatMap(conditions);
  }
  const simple = fieldFilter ?? unaryFilter;
  return [{ field: simple?.field?.fieldPath ?? '', op: String(simple?.op) }];
}

/**
 * Returns the fields that the index for a query needs: those to filter by, in any order, and then those to
 * sort by.
 * @param {StructuredQuery} query
 */
function requirements({ where, orderBy }) {
  const all = where ? conditions(where) : [];
  /** @param {(op: string) => boolean} matches */
  const fieldsWith = (matches) => [...new Set(all.filter(({ op }) => matches(op)).map(({ field }) => field))];
  const equal = fieldsWith((op) => EQUALITIES.includes(op));
  const found = [
    ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...fieldsWith((op) => CONTAINS.includes(op)).map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' })),
  ];
  const sorted = (orderBy ?? [])
    .map(({ field, direction }) => ({
      fieldPath: field?.fieldPath ?? '',
      order: String(direction ?? 'ASCENDING'),
    }))
    .filter(({ fieldPath }) => !equal.includes(fieldPath));
  // Firestore always sorts by the fields in inequality filters, even if the query doesn't ask for it.
  for (const fieldPath of fieldsWith((op) => !EQUALITIES.includes(op) && !CONTAINS.includes(op)).sort()) {
    if (sorted.every((other) => other.fieldPath !== fieldPath))
      sorted.push({ fieldPath, order: sorted.at(-1)?.order ?? 'ASCENDING' });
  }
  // Every index ends with the document id, sorted in the same direction as the field before it.
  const last = sorted.at(-1);
  if (last?.fieldPath === ID && last.order === (sorted.at(-2)?.order ?? 'ASCENDING')) sorted.pop();
  return { found, sorted };
}

/** @param {IndexedField} field */
const describe = ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order}`;

/** @param {readonly IndexedField[]} fields */
const describeAll = (fields) => fields.map(describe).join(', ');

/**
 * Returns whether Firestore has a single-field index. Within a collection, Firestore indexes every field
 * automatically, unless an override for the field or one of its parents says otherwise. It creates no
 * automatic indexes for collection groups.
 * @param {Indexes} indexes
 * @param {string} collectionGroup
 * @param {string} queryScope
 * @param {IndexedField} field
 */
function hasSingleFieldIndex({ fieldOverrides }, collectionGroup, queryScope, field) {
  const override = fieldOverrides.find(
    (entry) =>
      entry.collectionGroup === collectionGroup && `${field.fieldPath}.`.startsWith(`${entry.fieldPath}.`),
  );
  if (!override) return queryScope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      (index.queryScope ?? 'COLLECTION') === queryScope &&
      (field.arrayConfig ? index.arrayConfig === field.arrayConfig : index.order === field.order),
  );
}

/**
 * Describes the index that a query is missing, or returns undefined if the existing indexes are enough.
 * Firestore can merge indexes that have the same sort order.
 * @param {StructuredQuery} query
 * @param {Indexes} indexes
 * @returns {string | undefined}
 */
export function missingIndex(query, indexes) {
  const { collectionId, allDescendants } = query.from?.[0] ?? {};
  const { found, sorted } = requirements(query);
  const needed = [...found, ...sorted];
  // Queries that only filter or sort by id need no index, even across all collections.
  if (needed.length === 0) return undefined;
  const collectionGroup = collectionId ?? '';
  const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const single =
    sorted.length === 0 || needed.length === 1
      ? needed.filter((field) => hasSingleFieldIndex(indexes, collectionGroup, queryScope, field))
      : [];
  const covered = new Set(single.map(describe));
  for (const index of indexes.indexes) {
    if (index.collectionGroup !== collectionGroup || index.queryScope !== queryScope) continue;
    const finds = index.fields.length - sorted.length;
    if (finds < 0 || describeAll(index.fields.slice(finds)) !== describeAll(sorted)) continue;
    // An index field's direction doesn't matter for equality filters.
    const prefix = index.fields
      .slice(0, finds)
      .map((field) => (field.order ? { ...field, order: 'ASCENDING' } : field))
      .map(describe);
    const wanted = found.map(describe);
    if (prefix.every((field) => wanted.includes(field)))
      for (const field of [...prefix, ...sorted.map(describe)]) covered.add(field);
  }
  return needed.every((field) => covered.has(describe(field)))
    ? undefined
    : `${collectionGroup} (${queryScope}): ${describeAll(needed)}`;
}
