import { describe, expect, it } from 'vitest';
import { nextPath } from './usePagedList';

describe('the link to the next page', () => {
  it('is the path that the server sends', () => {
    expect(nextPath('</api/admin/blog?limit=100&after=abc>; rel="next"')).toBe(
      '/api/admin/blog?limit=100&after=abc',
    );
  });

  it.each([null, '', '</api/admin/blog>; rel="prev"', '<https://elsewhere.example/>; rel="next"'])(
    'is null for %j',
    (link) => {
      expect(nextPath(link)).toBeNull();
    },
  );
});
