import { emptyForm } from '@app/domain/fields/form-values';
import { emptyValues } from '@app/domain/fields/reader';
import type { FieldSet } from '@app/domain/fields/field';
import { propertyOf } from '@app/domain/general/property';
import { statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ARCHIVES, documentsOf } from './archives';
import { descriptionsHash, DRAFT_FIELDS, FORMS } from './descriptions';

const MAX_BYTES = 200_000;
const newest = ARCHIVES.at(-1);
const documents = newest ? await documentsOf(newest.path) : [];

it('the newest archive was created with the current field descriptions', () => {
  const remedy = 'The descriptions of fields have changed. Run `npm run archive` and commit the new archive.';
  expect(newest?.descriptions, remedy).toBe(descriptionsHash());
});

it('every archive is smaller than the limit', () => {
  for (const { path } of ARCHIVES) expect(statSync(path).size, path).toBeLessThan(MAX_BYTES);
});

/**
 * Returns the names of the fields that are empty in all of the given values. A field in a list is named
 * `list.name`.
 */
function emptyIn(values: readonly unknown[], empty: object, fields: FieldSet = {}): string[] {
  return Object.entries(empty).flatMap(([name, nothing]: [string, unknown]) => {
    const stored = values.map((each) => propertyOf(each, name)).filter((each) => each !== undefined);
    const field = fields[name];
    if (field?.type === 'list')
      return emptyIn(stored.flat(), emptyValues(field.fields), field.fields).map((each) => `${name}.${each}`);
    return stored.every((each) => isDeepStrictEqual(each, nothing)) ? [name] : [];
  });
}

describe('the newest archive has a value for every field', () => {
  it.each(Object.entries(DRAFT_FIELDS))('of drafts with the prefix %s', (prefix, fields) => {
    const stored = documents.filter(({ path }) => path.startsWith(`drafts/${prefix}`));
    expect(
      emptyIn(
        stored.map(({ data }) => data.fields as unknown),
        emptyValues(fields),
        fields,
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(FORMS))('of the submissions in %s', (collection, form) => {
    const stored = documents.filter(({ path }) => path.startsWith(`${collection}/`));
    expect(
      emptyIn(
        stored.map(({ data }) => data),
        emptyForm(form),
      ),
    ).toEqual([]);
  });
});
