import { KEPT_HTML, REDUCED_HTML, REPLACED_HTML } from '@app/domain/blog/post-html.fixture';
import { ATTACKS } from '@app/domain/fields/attacks.fixture';
import { expect, it } from 'vitest';
import { whatRuns } from '../../whatRuns.fixture';
import { sanitizeDraft } from './sanitizeDraft';

/**
 * Returns the given HTML without the attributes that only the browser's sanitizer adds, and without
 * whitespace between blocks.
 */
function shown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    image.removeAttribute('loading');
    image.removeAttribute('decoding');
  }
  return body.innerHTML.replaceAll(/\s*\n\s*/g, '').trim();
}

it.each(KEPT_HTML)('the preview keeps the same HTML as the server: %s', (html) => {
  expect(shown(sanitizeDraft(html))).toBe(shown(html));
});

it.each([...REDUCED_HTML, ...REPLACED_HTML])(
  'the preview shows %s as the server will store it',
  (html, kept) => {
    expect(shown(sanitizeDraft(html))).toBe(shown(kept));
  },
);

it('the preview removes all executable code from every attack', () => {
  for (const attack of ATTACKS) {
    const { body } = new DOMParser().parseFromString(sanitizeDraft(attack), 'text/html');
    expect(whatRuns(body), attack).toEqual([]);
  }
});
