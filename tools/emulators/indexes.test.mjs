import { describe, expect, it } from 'vitest';
import { missingIndex } from './indexes.mjs';

/** @typedef {import('./indexes.mjs').StructuredQuery} StructuredQuery */

/**
 * @param {string} collectionId
 * @param {[field: string, op: string][]} filters
 * @param {[field: string, direction?: string][]} [orders]
 * @param {boolean} [allDescendants]
 * @returns {StructuredQuery}
 */
const query = (collectionId, filters, orders = [], allDescendants = false) => ({
  from: [{ collectionId, allDescendants }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: filters.map(([fieldPath, op]) => ({ fieldFilter: { field: { fieldPath }, op } })),
    },
  },
  orderBy: orders.map(([fieldPath, direction = 'ASCENDING']) => ({ field: { fieldPath }, direction })),
});

const indexes = {
  indexes: [
    {
      collectionGroup: 'posts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'kind', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'posts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'posts', fieldPath: 'text', indexes: [] },
    {
      collectionGroup: 'versions',
      fieldPath: 'pictures',
      indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};

describe('missingIndex returns undefined for a query', () => {
  /** @type {[string, StructuredQuery][]} */
  const cases = [
    ['without conditions', query('posts', [])],
    ['that filters and sorts by id', query('posts', [['__name__', 'LESS_THAN']], [['__name__']])],
    [
      'with only equality filters',
      query('posts', [
        ['a', 'EQUAL'],
        ['b', 'IN'],
        ['tags', 'ARRAY_CONTAINS'],
      ]),
    ],
    ['sorted by one field', query('posts', [], [['at', 'DESCENDING']])],
    ['with a range filter on its sort field', query('posts', [['at', 'LESS_THAN']], [['at']])],
    ['with a matching composite index', query('posts', [['kind', 'EQUAL']], [['at', 'DESCENDING']])],
    [
      'sorted by the id in the same direction as the last field',
      query(
        'posts',
        [['kind', 'EQUAL']],
        [
          ['at', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
      ),
    ],
    [
      'that two indexes with the same sort order cover together',
      query(
        'posts',
        [
          ['kind', 'EQUAL'],
          ['tags', 'ARRAY_CONTAINS'],
        ],
        [['at', 'DESCENDING']],
      ),
    ],
    ['sorted by a field with an equality filter', query('posts', [['a', 'EQUAL']], [['a']])],
    [
      'in a collection group whose field has an override',
      query('versions', [['pictures', 'ARRAY_CONTAINS_ANY']], [], true),
    ],
  ];
  it.each(cases)('%s', (_name, wanted) => {
    expect(missingIndex(wanted, indexes)).toBeUndefined();
  });
});

describe('missingIndex returns the missing index for a query', () => {
  /** @type {[string, StructuredQuery, string][]} */
  const cases = [
    [
      'with the opposite sort direction of the index',
      query('posts', [['kind', 'EQUAL']], [['at']]),
      'posts (COLLECTION): kind ASCENDING, at ASCENDING',
    ],
    [
      'in a collection without the index',
      query('drafts', [['kind', 'EQUAL']], [['at', 'DESCENDING']]),
      'drafts (COLLECTION): kind ASCENDING, at DESCENDING',
    ],
    [
      'sorted by the id in the opposite direction of the last field',
      query(
        'posts',
        [],
        [
          ['at', 'DESCENDING'],
          ['__name__', 'ASCENDING'],
        ],
      ),
      'posts (COLLECTION): at DESCENDING, __name__ ASCENDING',
    ],
    [
      'with a range filter and an equality filter',
      query('posts', [
        ['a', 'EQUAL'],
        ['b', 'GREATER_THAN'],
      ]),
      'posts (COLLECTION): a ASCENDING, b ASCENDING',
    ],
    [
      'on a field whose index is disabled',
      query('posts', [['text', 'EQUAL']]),
      'posts (COLLECTION): text ASCENDING',
    ],
    [
      'on a subfield of a field whose index is disabled',
      query('posts', [], [['text.en']]),
      'posts (COLLECTION): text.en ASCENDING',
    ],
    [
      'in a collection group',
      query('posts', [['a', 'EQUAL']], [], true),
      'posts (COLLECTION_GROUP): a ASCENDING',
    ],
    [
      'in one collection, on a field that is only indexed for a collection group',
      query('versions', [['pictures', 'ARRAY_CONTAINS']]),
      'versions (COLLECTION): pictures CONTAINS',
    ],
  ];
  it.each(cases)('%s', (_name, wanted, missing) => {
    expect(missingIndex(wanted, indexes)).toBe(missing);
  });
});
