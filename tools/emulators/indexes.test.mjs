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

describe('a query has what it needs', () => {
  /** @type {[string, StructuredQuery][]} */
  const cases = [
    ['without a condition', query('posts', [])],
    ['by ids', query('posts', [['__name__', 'LESS_THAN']], [['__name__']])],
    [
      'with equalities alone',
      query('posts', [
        ['a', 'EQUAL'],
        ['b', 'IN'],
        ['tags', 'ARRAY_CONTAINS'],
      ]),
    ],
    ['sorted by one field', query('posts', [], [['at', 'DESCENDING']])],
    ['with a range of the field it is sorted by', query('posts', [['at', 'LESS_THAN']], [['at']])],
    ['with an index of its own', query('posts', [['kind', 'EQUAL']], [['at', 'DESCENDING']])],
    [
      'where the id is sorted as the last field',
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
      'with two indexes that sort alike',
      query(
        'posts',
        [
          ['kind', 'EQUAL'],
          ['tags', 'ARRAY_CONTAINS'],
        ],
        [['at', 'DESCENDING']],
      ),
    ],
    ['sorted by what is equal', query('posts', [['a', 'EQUAL']], [['a']])],
    [
      'with an override across collections',
      query('versions', [['pictures', 'ARRAY_CONTAINS_ANY']], [], true),
    ],
  ];
  it.each(cases)('%s', (_name, wanted) => {
    expect(missingIndex(wanted, indexes)).toBeUndefined();
  });
});

describe('a query lacks an index', () => {
  /** @type {[string, StructuredQuery, string][]} */
  const cases = [
    [
      'in the other direction',
      query('posts', [['kind', 'EQUAL']], [['at']]),
      'posts (COLLECTION): kind ASCENDING, at ASCENDING',
    ],
    [
      'of another collection',
      query('drafts', [['kind', 'EQUAL']], [['at', 'DESCENDING']]),
      'drafts (COLLECTION): kind ASCENDING, at DESCENDING',
    ],
    [
      'where the id is sorted otherwise than the last field',
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
      'for a range beside an equality',
      query('posts', [
        ['a', 'EQUAL'],
        ['b', 'GREATER_THAN'],
      ]),
      'posts (COLLECTION): a ASCENDING, b ASCENDING',
    ],
    ['of a field that has none', query('posts', [['text', 'EQUAL']]), 'posts (COLLECTION): text ASCENDING'],
    [
      'of a field within one that has none',
      query('posts', [], [['text.en']]),
      'posts (COLLECTION): text.en ASCENDING',
    ],
    [
      'across collections',
      query('posts', [['a', 'EQUAL']], [], true),
      'posts (COLLECTION_GROUP): a ASCENDING',
    ],
    [
      'in one collection of a field whose index is across collections',
      query('versions', [['pictures', 'ARRAY_CONTAINS']]),
      'versions (COLLECTION): pictures CONTAINS',
    ],
  ];
  it.each(cases)('%s', (_name, wanted, missing) => {
    expect(missingIndex(wanted, indexes)).toBe(missing);
  });
});
