/** Tests suggested translations: the content that is sent and restored, and the errors shown to the owner. */
import type { TranslationRequest, TranslationResponse } from '@app/domain/translation/suggestions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTranslationStandIn } from '../../../tools/emulators/stand-ins/translation';
import { ApiError } from '../../../functions/src/platform/http/error';
import { translate } from '../../../functions/src/translation/translator';
import { call, expectError, jsonOf, logIn } from '../support/environment';

let standIn: Awaited<ReturnType<typeof startTranslationStandIn>>;
beforeAll(async () => {
  standIn = await startTranslationStandIn(0);
});
afterAll(() => standIn.stop());

const OWN_NAMES = ['Perro Wisdom', 'Marisol Vega'];
const options = (baseUrl = standIn.url) => ({
  baseUrl,
  accessToken: () => Promise.resolve('token'),
  project: 'demo',
});
const toSpanish = (...texts: TranslationRequest['texts']) =>
  translate({ from: 'en', to: 'es', texts }, OWN_NAMES, options());
const plain = (text: string) => ({ text, isHtml: false });
const html = (text: string) => ({ text, isHtml: true });

/** Returns the status and code of the error from a failed translation. */
async function failureOf(work: Promise<unknown>): Promise<[number, string]> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return [error.status, error.code];
}

describe('a translation', () => {
  it('returns the strings in the order of the request, and leaves empty ones empty', async () => {
    expect(await toSpanish(plain('Sit'), plain(''), html('<p>Stay</p>'), plain('  '))).toEqual([
      '[es] Sit',
      '',
      '<p>[es] Stay</p>',
      '',
    ]);
  });

  it('keeps elements, names, and characters that are escaped in HTML', async () => {
    const source =
      '<h2>Rally &amp; CGC</h2><p>With <a href="/en/contact">Perro Wisdom</a>, <strong>sit</strong>.</p>';
    expect(await toSpanish(html(source), plain('Sit & "stay" <now>\nAKC'))).toEqual([
      '<h2>Rally [es] &amp; CGC</h2><p>[es] With <a href="/en/contact">Perro Wisdom</a>, <strong>sit</strong>.</p>',
      '[es] Sit & "stay" <now>\nAKC',
    ]);
  });

  it('is sanitized, because an external response is as untrusted as pasted text', async () => {
    expect(await toSpanish(html('<p onclick="x()">Sit<script>alert(1)</script></p>'))).toEqual([
      '<p>[es] Sit</p>',
    ]);
  });

  it('of text that is too long for one call contains each paragraph once, in its original position', async () => {
    const paragraphs = Array.from(
      { length: 90 },
      (_, index) => `Paragraph ${index} ${'word '.repeat(200)}end`,
    );
    const [text] = await toSpanish(html(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')));
    expect(text).toBe(paragraphs.map((paragraph) => `<p>[es] ${paragraph}</p>`).join(''));
  });

  it('is rejected if the text contains an element that is too long for Google', async () => {
    expect(await failureOf(toSpanish(html(`<p>${'x'.repeat(40_000)}</p>`)))).toEqual([
      400,
      'translation.tooLong',
    ]);
  });

  it.each([
    ['a missing API or permission', 'stand-in:403', [502, 'translation.refused']],
    ['a bad token', 'stand-in:401', [502, 'translation.refused']],
    ['a quota', 'stand-in:429', [429, 'translation.quota']],
    ['a quota in the older format', 'stand-in:403 Daily Limit Exceeded', [429, 'translation.quota']],
    ['a Google error', 'stand-in:500', [502, 'translation.failed']],
    ['a request that Google does not understand', 'stand-in:400', [502, 'translation.failed']],
  ] as const)('reports why it failed: %s', async (_name, text, failure) => {
    expect(await failureOf(toSpanish(plain(text)))).toEqual(failure);
  });

  it('fails if Google does not respond or cannot be reached', async () => {
    const silent = translate(
      { from: 'en', to: 'es', texts: [plain('stand-in:silent')] },
      OWN_NAMES,
      options(),
      200,
    );
    expect(await failureOf(silent)).toEqual([504, 'translation.timeout']);
    const unreachable = translate(
      { from: 'en', to: 'es', texts: [plain('Sit')] },
      OWN_NAMES,
      options('http://127.0.0.1:9'),
    );
    expect(await failureOf(unreachable)).toEqual([502, 'translation.failed']);
  });
});

describe('the translation call', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await logIn();
  });
  const ask = (json: unknown, headers: Record<string, string> = {}) =>
    call('/api/admin/translations', { json, cookie, headers });

  it('requires a session', async () => {
    expect((await call('/api/admin/translations')).status).toBe(401);
    expect(
      (await call('/api/admin/translations', { json: { from: 'en', to: 'es', texts: [plain('Sit')] } }))
        .status,
    ).toBe(401);
  });

  it('reports whether translations are on, and translates text', async () => {
    expect(await jsonOf(await call('/api/admin/translations', { cookie }))).toEqual({
      isAvailable: true,
    });
    const response = await ask({
      from: 'es',
      to: 'en',
      texts: [plain('Siéntate'), html('<p>Quieto con <strong>Perro Wisdom</strong></p>')],
    });
    expect(response.status).toBe(200);
    const { texts } = await jsonOf<TranslationResponse>(response);
    expect(texts).toEqual(['[en] Siéntate', '<p>[en] Quieto con <strong>Perro Wisdom</strong></p>']);
  });

  it('explains a failure in the owner’s language', async () => {
    const failing = { from: 'en', to: 'es', texts: [plain('stand-in:429')] };
    await expectError(
      await ask(failing, { 'Accept-Language': 'es' }),
      429,
      /^Por ahora se acabó el límite de traducciones de Google/,
    );
  });

  it.each([
    ['identical languages', { from: 'en', to: 'en', texts: [plain('Sit')] }],
    ['an unknown language', { from: 'en', to: 'fr', texts: [plain('Sit')] }],
    ['an empty list', { from: 'en', to: 'es', texts: [] }],
    ['text that is not a string', { from: 'en', to: 'es', texts: [{ text: 5, isHtml: false }] }],
    ['no body', {}],
  ])('rejects %s', async (_name, body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('is available only if the deployment turns translations on', async () => {
    vi.stubEnv('TRANSLATION', undefined);
    const { translation } = await import('../../../functions/src/translation/translator');
    expect(translation().isOn).toBe(false);
    vi.stubEnv('TRANSLATION', 'on');
    expect(translation().isOn).toBe(true);
    vi.unstubAllEnvs();
  });
});
