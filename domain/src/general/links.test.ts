import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteAddress, webAddress, withProtocol } from './links';

describe('withProtocol', () => {
  it.each([
    ['www.akc.org', 'https://www.akc.org'],
    [' WWW.akc.org/rally?x=1#top ', 'https://WWW.akc.org/rally?x=1#top'],
    ['https://www.akc.org', 'https://www.akc.org'],
    ['/en/blog', '/en/blog'],
    ['#top', '#top'],
    ['www', 'www'],
    ['www.', 'www.'],
    ['mailto:ana@www.example.com', 'mailto:ana@www.example.com'],
    ['', ''],
  ])('turns %j into %j', (written, meant) => {
    expect(withProtocol(written)).toBe(meant);
  });
});

describe('webAddress', () => {
  const INSTAGRAM = 'https://www.instagram.com/';

  it.each([
    ['@perro.wisdom', `${INSTAGRAM}perro.wisdom`],
    [' @perro_wisdom ', `${INSTAGRAM}perro_wisdom`],
    ['instagram.com/perro', 'https://instagram.com/perro'],
    ['www.instagram.com/perro/?hl=es', 'https://www.instagram.com/perro/?hl=es'],
    ['http://instagram.com/perro', 'https://instagram.com/perro'],
    ['HTTPS://instagram.com/perro', 'https://instagram.com/perro'],
    ['https://instagram.com/perro', 'https://instagram.com/perro'],
    ['', ''],
    ['perro wisdom', 'perro wisdom'],
    ['perro', 'perro'],
    ['ana@example.com', 'ana@example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('turns %j into %j', (typed, meant) => {
    expect(webAddress(typed, INSTAGRAM)).toBe(meant);
  });

  it('returns an account name unchanged if no network is given', () => {
    expect(webAddress('@perro')).toBe('@perro');
  });

  it('adds https to hosts and paths, and is idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }), (url) => {
        const bare = url.replace(/^https?:\/\//, '');
        fc.pre(!/[@:]/.test(bare.split('/')[0] ?? ''));
        expect(webAddress(url)).toBe(`https://${bare}`);
        expect(webAddress(webAddress(url))).toBe(webAddress(url));
        if (!/^[^/]*\?/.test(bare)) expect(webAddress(bare)).toBe(`https://${bare}`);
      }),
    );
  });

  it('returns either an https URL or the unchanged string', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const made = webAddress(text, INSTAGRAM);
        expect(made === text || made.startsWith('https://')).toBe(true);
      }),
    );
  });
});

it.each([
  ['www.perrowisdom.com', 'https://www.perrowisdom.com'],
  ['PerroWisdom.com/', 'https://perrowisdom.com'],
  ['http://perrowisdom.com', 'https://perrowisdom.com'],
  ['https://perrowisdom.com/', 'https://perrowisdom.com'],
  ['https://perrowisdom.com', 'https://perrowisdom.com'],
  ['perrowisdom.com/en', 'https://perrowisdom.com/en'],
  ['my site', 'my site'],
  ['', ''],
])('siteAddress turns %j into %j', (typed, meant) => {
  expect(siteAddress(typed)).toBe(meant);
});
