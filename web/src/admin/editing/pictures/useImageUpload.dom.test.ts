import { expect, it } from 'vitest';
import { fileProblem } from './useImageUpload';

it.each([
  ['image/png', null],
  ['image/jpeg', null],
  ['', null],
  ['image/svg+xml', 'images.svg'],
  ['application/pdf', 'images.notAnImage'],
])('reports that a file of type %j has the problem %j', (type, problem) => {
  expect(fileProblem(new File(['x'], 'logo', { type }))).toBe(problem);
});
