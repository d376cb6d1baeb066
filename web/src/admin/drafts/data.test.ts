import { describe, expect, it } from 'vitest';
import { filterIn } from './data';

describe('the filter in an address', () => {
  it('has what the address names', () => {
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
