import { describe, expect, it } from 'vitest';
import { linkAddress } from './linkAddress';

describe('completing a link’s address', () => {
  it.each([
    ['www.akc.org', 'https://www.akc.org'],
    [' akc.org/rally?a=1 ', 'https://akc.org/rally?a=1'],
    ['https://www.akc.org/', 'https://www.akc.org/'],
    ['ana@example.com', 'mailto:ana@example.com'],
    ['mailto:ana@example.com', 'mailto:ana@example.com'],
    ['(787) 555-0142', 'tel:7875550142'],
    ['+1 787.555.0142', 'tel:+17875550142'],
    ['/es/contact', '/es/contact'],
    ['#fear', '#fear'],
  ])('turns %j into %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    '  ',
    'https://',
    'hola',
    'dos palabras',
    '555',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://a b.com',
  ])('rejects %j', (typed) => {
    expect(linkAddress(typed)).toBeNull();
  });
});
