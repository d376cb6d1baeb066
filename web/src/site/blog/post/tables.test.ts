import { expect, it } from 'vitest';
import { withTableRegions } from './tables';

it('each table is wrapped in a scrollable region', () => {
  expect(withTableRegions('<p>a</p><table><tbody></tbody></table><p>b</p>', 'Table')).toBe(
    '<p>a</p><div role="region" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div><p>b</p>',
  );
});

it.each([
  '<img src="/a.webp" alt="<table>">',
  '<p title="</table>">a</p>',
  '<p>&lt;table&gt;</p>',
  '<a href="/a" title=">"></a>',
])('HTML without table elements is not changed: %s', (html) => {
  expect(withTableRegions(html, 'Table')).toBe(html);
});
