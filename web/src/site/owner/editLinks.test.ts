import { expect, it } from 'vitest';
import { editorOf } from './editLinks';

it.each([
  ['pages/home', '/admin/content/pages/home'],
  ['facts/facts', '/admin/content/facts/facts'],
  ['facts/facts#phone', '/admin/content/facts/facts#phone'],
  ['services/puppies', '/admin/content/services/puppies'],
  ['services', '/admin/content/services'],
  ['posts/first-week', '/admin/blog?post=first-week'],
])('%s is edited at %s', (name, path) => {
  expect(editorOf(name)).toBe(path);
});
