import { expect, it } from 'vitest';
import { createStyleCache, SERVER_STYLES, restoreStyles } from './styleCache';

it('restoreStyles registers all server-rendered styles and leaves them in place', () => {
  document.head.innerHTML = `<style ${SERVER_STYLES}>.css-1abc{color:red;}@media print{.css-2def:hover{color:red;}}.css-3g>.css-4h{color:red;}</style><meta charset="utf-8">`;
  const cache = restoreStyles(createStyleCache());
  expect(Object.keys(cache.inserted)).toEqual(['1abc', '2def', '3g', '4h']);
  expect(document.head.firstElementChild?.tagName).toBe('STYLE');
});

it("restoreStyles registers nothing on a page the server didn't render", () => {
  document.head.innerHTML = '';
  expect(restoreStyles(createStyleCache()).inserted).toEqual({});
});
