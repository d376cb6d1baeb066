import { describe, expect, it } from 'vitest';
import { nextPath } from './usePagedList';

describe('nextPath', () => {
  it('returns the path in the `Link` header', () => {
    expect(nextPath('</api/admin/blog?limit=100&after=abc>; rel="next"')).toBe(
      '/api/admin/blog?limit=100&after=abc',
    );
  });

  it.each([null, '', '</api/admin/blog>; rel="prev"', '<https://elsewhere.example/>; rel="next"'])(
    'returns null for %j',
    (link) => {
      expect(nextPath(link)).toBeNull();
    },
  );
});
