import { expect, it } from 'vitest';
import { beginningsOf, byRarity, searchedWords, wordsOf } from './words';

it.each([
  ['¿José Rivera-Ortiz?', ['jose', 'rivera', 'ortiz']],
  ['O’Neil', ['o', 'neil', 'oneil']],
  ["rock 'n' roll", ['rock', 'n', 'roll']],
  ['', []],
])('%s can be found by the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ["O'Neil", ['oneil']],
  ['D´Ángelo', ['dangelo']],
  ['787-555', ['787', '555']],
])('a search for %s looks for the words %j', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});

it('byRarity puts numbers first, and longer words before shorter ones', () => {
  expect(byRarity(['mi', 'cachorro', '42', 'perro', 'mi'])).toEqual(['42', 'cachorro', 'perro', 'mi']);
});

it('beginningsOf returns prefixes of at least the minimum length', () => {
  expect(beginningsOf('perro')).toEqual(['p', 'pe', 'per', 'perr', 'perro']);
  expect(beginningsOf('perro', 4)).toEqual(['perr', 'perro']);
  expect(beginningsOf('mi', 3)).toEqual(['mi']);
});
