import { expect, it } from 'vitest';
import { editorOf, freeTop } from './editLinks';

it.each([
  ['pages/home#heroTitle', '/admin/content/pages/home?lang=es#heroTitle'],
  ['facts/facts#phone', '/admin/content/facts/facts?lang=es#phone'],
  ['services/puppies#title', '/admin/content/services/puppies?lang=es#title'],
  ['services', '/admin/content/services'],
  ['posts/first-week#title', '/admin/blog?post=first-week&lang=es#title'],
])('the editor for %s is at %s', (name, path) => {
  expect(editorOf(name, 'es')).toBe(path);
});

const part = { top: 100, bottom: 400 };
const link = { left: 300, right: 380, top: 108, bottom: 152 };
const words = (top: number, bottom: number, left = 20, right = 380) => ({ left, right, top, bottom });

it.each([
  [
    'remains in the corner of its part if the corner contains no text',
    [words(160, 200), words(100, 160, 20, 290)],
    108,
  ],
  ['moves below the text in the corner of its part', [words(100, 144), words(200, 300)], 144],
  ['moves above its part if the text leaves no room', [words(100, 144), words(160, 400)], 56],
  ['remains in the corner of its part if there is text everywhere', [words(0, 500)], 108],
])('a link to an editor %s', (_, taken, top) => {
  expect(freeTop(link, part, taken)).toBe(top);
});
