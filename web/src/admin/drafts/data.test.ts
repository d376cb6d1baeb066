import { describe, expect, it } from 'vitest';
import { filterIn } from './data';

describe('filterIn', () => {
  it('reads the search term, category, tag and state from the query string', () => {
    expect(
      filterIn(new URLSearchParams('search=perro+mayor&category=puppies&tag=leash&state=missingEn')),
    ).toEqual({
      search: 'perro mayor',
      category: 'puppies',
      tag: 'leash',
      state: 'missingEn',
    });
  });

  it('ignores empty values, unknown states and the parameters of other views', () => {
    expect(filterIn(new URLSearchParams('search=+&category=&state=everything&post=new'))).toEqual({});
  });
});
