import { expect, it } from 'vitest';
import { isEasyToGuess } from './password-strength';

it.each([
  'password1234',
  'contraseña123',
  '123456789012',
  'qwertyuiop12',
  'Marisol2019!!',
  'isladelencanto',
  'borinquen1234',
  'x'.repeat(200),
])('considers %s easy to guess', async (password) => {
  expect(await isEasyToGuess(password)).toBe(true);
});

it.each([
  'lluvia martillo queso ventana',
  'guineo maduro con queso',
  'correct horse battery staple',
  'k3Jq9!vLm2Xz',
])('considers %s hard to guess', async (password) => {
  expect(await isEasyToGuess(password)).toBe(false);
});

it('considers passwords based on public facts about the business easy to guess', async () => {
  expect(await isEasyToGuess('rabitosfelices1')).toBe(false);
  expect(await isEasyToGuess('rabitosfelices1', ['Rabitos Felices', ''])).toBe(true);
});
