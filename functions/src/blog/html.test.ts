import { KEPT_HTML, REDUCED_HTML, REPLACED_HTML } from '@app/domain/blog/post-html.fixture';
import { POST_ATTRIBUTES, POST_IMAGE_SOURCE, POST_LINK_TARGET, POST_TAGS } from '@app/domain/blog/post-html';
import { ATTACKS } from '@app/domain/fields/attacks.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizePostHtml } from './html';

describe('sanitizePostHtml keeps', () => {
  it.each([
    ...KEPT_HTML,
    '<hr />',
    '<p>a<br />b</p>',
    '<p><a title="Luna">a</a></p>',
    '<p><a href="/es/blog?from=https://akc.org">a</a></p>',
    '<figure><img src="/a-1x1.webp" alt="Luna" width="1" height="1" /><figcaption>Sit</figcaption></figure>',
  ])('%s', (html) => {
    expect(sanitizePostHtml(html)).toBe(html);
  });
});

describe('sanitizePostHtml removes', () => {
  it.each<readonly [html: string, kept: string]>([
    ...REDUCED_HTML,
    ...REPLACED_HTML,
    ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<svg><script>alert(1)</script><text>a</text></svg>', ''],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', ''],
    ['<template><p>a</p></template><noscript><p>b</p></noscript>', ''],
    ['<textarea><script>alert(1)</script></textarea><xmp><script>alert(1)</script></xmp>', ''],
    ['<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="//evil.example/x.png">', ''],
    ['<img src="/\\evil.example/x.png">', ''],
    ['<p>never closed', '<p>never closed</p>'],
    [' <p>Sit</p>\n', '<p>Sit</p>'],
  ])('everything from %s except %o', (html, expected) => {
    expect(sanitizePostHtml(html)).toBe(expected);
  });

  it.each(['https://akc.org', 'http://akc.org', 'HTTPS://akc.org', ' https://akc.org'])(
    'target and the author’s rel from external links, adding noopener: %j',
    (href) => {
      expect(sanitizePostHtml(`<a href="${href}" target="_blank" rel="opener">AKC</a>`)).toBe(
        `<a href="${href}" rel="noopener">AKC</a>`,
      );
    },
  );

  it('everything but the allowed tags and attributes from hundreds of attack strings', () => {
    const names = [...new Set(Object.values(POST_ATTRIBUTES).flat()), 'rel'].join('|');
    const plainTag = new RegExp(`</?(?:${POST_TAGS.join('|')})(?: (?:${names})="[^"<>]*")*(?: /)?>`, 'g');
    for (const attack of ATTACKS) {
      const html = sanitizePostHtml(attack);
      expect(html.replace(plainTag, ''), attack).not.toMatch(/[<>]/);
      for (const [tag] of html.matchAll(plainTag)) {
        const [, name, address = ''] = / (href|src)="([^"]*)"/.exec(tag) ?? [];
        if (name === 'href') expect(address, attack).toMatch(POST_LINK_TARGET);
        if (name === 'src') expect(address, attack).toMatch(POST_IMAGE_SOURCE);
      }
    }
  });

  it('everything executable from arbitrary HTML', () => {
    const fragments = fc.constantFrom(
      ...['<', '>', '/', '"', "'", '=', ' ', '\n', '\0', '&#60;', '&lt;', '<!--', '-->', '<![CDATA[', ']]>'],
      ...[
        'script',
        'svg',
        'math',
        'style',
        'img',
        'iframe',
        'textarea',
        'title',
        'a',
        'p',
        'mtext',
        'noscript',
      ],
      ...['onerror', 'onload', 'src', 'href', 'srcdoc', 'javascript:', 'data:', 'alert(1)', 'x'],
    );
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 30 }), (parts) => {
        const html = sanitizePostHtml(parts.join(''));
        const tags = html.match(/<[^>]*>/g) ?? [];
        for (const tag of tags) {
          expect(tag).not.toMatch(/<\/?(script|svg|math|style|iframe|textarea|title|mtext|noscript)/i);
          expect(tag).not.toMatch(/\son\w+\s*=|javascript:|srcdoc/i);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it('sanitizePostHtml adds the missing protocol to links that start with www.', () => {
  expect(sanitizePostHtml('<a href="www.akc.org/rally">AKC</a>')).toBe(
    '<a href="https://www.akc.org/rally" rel="noopener">AKC</a>',
  );
});

it('sanitizePostHtml is idempotent', () => {
  fc.assert(
    fc.property(
      fc
        .array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('<p>', '</p>', '<b>', '&amp', '<img src="/a">', '<a href="https://a">'),
          ),
        )
        .map((parts) => parts.join('')),
      (html) => {
        const once = sanitizePostHtml(html);
        expect(sanitizePostHtml(once)).toBe(once);
      },
    ),
    { numRuns: 3000 },
  );
});
