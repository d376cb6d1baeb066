import { KEPT_HTML, REDUCED_HTML } from '@app/domain/blog/post-html.fixture';
import { ATTACKS } from '@app/domain/fields/attacks.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatRuns } from '../../../whatRuns.fixture';
import { sanitize } from './sanitize';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe('sanitizing a post’s HTML', () => {
  it('keeps an article’s elements', () => {
    const html =
      '<h2>Why</h2><p>Be <strong>calm</strong>, <em>short</em> and <a href="/en/contact">ask</a>.</p><ul><li>One</li></ul>' +
      '<blockquote>Sit.</blockquote><pre><code>x</code></pre><hr>';
    expect(sanitize(html)).toBe(html);
  });

  it.each(KEPT_HTML)('keeps the same HTML as the server: %s', (html) => {
    expect(sanitize(html)).toBe(html);
  });

  it.each(REDUCED_HTML)('removes the same parts as the server: %s', (html, kept) => {
    expect(parsed(sanitize(html)).innerHTML).toBe(parsed(kept).innerHTML);
  });

  it('keeps a figure with an image from this site, and makes the image load lazily', () => {
    const [image] = parsed(
      sanitize('<figure><img src="/images/a.webp" alt="A dog"><figcaption>Luna</figcaption></figure>'),
    ).querySelectorAll('img');
    expect(image?.getAttribute('src')).toBe('/images/a.webp');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<svg onload="alert(1)"></svg>',
    '<iframe src="https://example.com"></iframe>',
    '<style>body{display:none}</style>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<form><input></form>',
    '<object data="x"></object>',
    '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
    '<img src="http://example.com/a.png">',
    '<img src="//example.com/a.png">',
  ])('removes %s', (html) => {
    expect(sanitize(html)).toBe('');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    'file:///etc',
  ])('removes the URL from a link to %j', (url) => {
    const link = document.createElement('a');
    link.setAttribute('href', url);
    link.textContent = 'here';
    expect(sanitize(link.outerHTML)).toBe('<a>here</a>');
  });

  it.each(['https://www.akc.org/', 'http://example.com/a?b=c#d'])(
    'replaces target and rel with rel="noopener" in a link to another site: %s',
    (href) => {
      expect(sanitize(`<a href="${href}" target="_blank" rel="opener">AKC</a>`)).toBe(
        `<a href="${href}" rel="noopener">AKC</a>`,
      );
    },
  );

  it.each(['/es/blog', '#fear', 'mailto:hola@example.com', 'tel:+1-787-555-0142', '?page=2'])(
    'does not change a link to %s',
    (href) => {
      const html = `<a href="${href}">aquí</a>`;
      expect(sanitize(html)).toBe(html);
    },
  );

  it('adds the protocol to a link to www.…, just as the server does when saving', () => {
    const [link] = parsed(sanitize('<a href="www.akc.org">AKC</a>')).querySelectorAll('a');
    expect(link?.href).toBe('https://www.akc.org/');
    expect(link?.rel).toBe('noopener');
  });

  it('removes classes, ids, styles, event handlers, data attributes and ARIA attributes', () => {
    expect(
      sanitize(
        '<p class="a" id="root" style="color:red" onclick="x()" data-a="b" aria-hidden="true">Sit</p>',
      ),
    ).toBe('<p>Sit</p>');
  });

  it('is tested with hundreds of attacks, most of which would execute code without it', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThan(500);
    const sample = ATTACKS.filter((_, index) => index % 10 === 0);
    const running = sample.filter((attack) => whatRuns(parsed(attack)).length > 0);
    expect(running.length).toBeGreaterThan(sample.length / 2);
  });

  it('removes everything executable from every attack', () => {
    const body = parsed(ATTACKS.map((attack) => `<section>${sanitize(attack)}</section>`).join('\n'));
    expect(whatRuns(body)).toEqual([]);
    // When the page shows the result, it serializes the parsed HTML and parses it again.
    expect(whatRuns(parsed(body.innerHTML))).toEqual([]);
    expect(body.querySelectorAll('section')).toHaveLength(ATTACKS.length);
    for (const image of body.querySelectorAll('img'))
      expect(image.getAttribute('src')).toMatch(/^\/(?![/\\])/);
  });

  it('removes everything executable from arbitrary HTML', () => {
    const fragment = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '<script>',
        '</script>',
        '<img src=x onerror=',
        '<svg>',
        '<math>',
        '<a href=',
        'javascript:',
        '<p>',
        '<!--',
        '-->',
      ),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 20 }), (fragments) => {
        expect(whatRuns(parsed(sanitize(fragments.join(''))))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
