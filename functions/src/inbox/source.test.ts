import { expect, it } from 'vitest';
import { pageOf } from './source';

it.each([
  ['https://perrowisdom.example/es/contact?service=other#form', '/es/contact'],
  ['https://perrowisdom.example/en', '/en'],
  ['https://elsewhere.example/', ''],
  ['https://elsewhere.example/es/"><script>', '/es/%22%3E%3Cscript%3E'],
  ['not a URL', ''],
  [undefined, ''],
])('reads the page from the Referer %s as %o', (referer, page) => {
  expect(pageOf(referer)).toBe(page);
});
