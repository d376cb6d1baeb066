import { beforeEach, expect, it } from 'vitest';
import { focusPlace } from './focus';

beforeEach(() => {
  document.body.innerHTML = '<h1>Title</h1><textarea></textarea>';
});

it.each([
  ['h1', -1],
  ['textarea', 0],
])('focusPlace focuses a %s without changing its position in the tab order', (selector, tabIndex) => {
  const place = document.querySelector<HTMLElement>(selector);
  if (!place) throw new Error('The element is missing');
  focusPlace(place);
  expect(document.activeElement).toBe(place);
  expect(place.tabIndex).toBe(tabIndex);
});
