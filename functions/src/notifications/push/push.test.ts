import fc from 'fast-check';
import { LOCALES } from '@app/domain/general/locale';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { describe, expect, it } from 'vitest';
import { composePush, composeTestimonialPush } from './compose';
import { isPublicKey, isPushEndpoint } from './endpoint';
import { parsePushKeys } from './keys';

/**
 * The maximum size of the plain text. Push services accept at least 4096 bytes, including encryption
 * overhead.
 */
const PAYLOAD_MAX_BYTES = 3072;

const ID = '0123456789abcdef0123456789abcdef';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:APA91b', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAA', true],
  ['https://web.push.apple.com/QGx', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%2b', true],
  ['https://push.example.com:8443/send', false],
  ['https://169.254.169.254/computeMetadata', false],
  ['https://2130706433/send', false],
  ['https://0x7f.1/send', false],
  ['https://[fd00::1]/send', false],
  ['https://intranet/send', false],
  ['https://printer.local/send', false],
])('checks whether %s is a valid push endpoint: %s', (endpoint, isAccepted) => {
  expect(isPushEndpoint(endpoint, false)).toBe(isAccepted);
});

it('accepts a push endpoint on this machine only if the emulators are in use', () => {
  expect(isPushEndpoint('http://127.0.0.1:9000/send', true)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:9000/send', false)).toBe(false);
});

it('rejects push endpoints with an IP address or a port', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      (host) => !isPushEndpoint(`https://${host}/send`, false),
    ),
  );
  fc.assert(
    fc.property(
      fc.domain(),
      fc.integer({ min: 1, max: 442 }),
      (host, port) => !isPushEndpoint(`https://${host}:${port}/send`, false),
    ),
  );
});

describe('the VAPID keys', () => {
  const KEYS = {
    publicKey: 'BKKq4JMkMC1bCLy-DGxe0YAutKkDc0ukFxyIR0xg420FkyU-7gjS3O2k80m15q6vu7gnRph7pBGWBiA4aoTTX8Q',
    privateKey: 'gr3RBcI0HUb7k3n6R_oWbkFYiXMrtjXnYGIZAzsBPPg',
  };

  it('are parsed without changes, and the public key must be a point on the curve', () => {
    expect(parsePushKeys(JSON.stringify(KEYS))).toEqual(KEYS);
    expect(isPublicKey(KEYS.publicKey)).toBe(true);
    expect(isPublicKey('A'.repeat(87))).toBe(false);
  });

  it.each(['', 'off', '{', '{}', JSON.stringify({ publicKey: 'a', privateKey: 'b' })])(
    'are null if the secret is %o, so notifications are off',
    (value) => {
      expect(parsePushKeys(value)).toBeNull();
    },
  );
});

describe('a notification', () => {
  it('names the sender of a testimonial and links to it, in the owner’s language', () => {
    const { notification } = composeTestimonialPush(ID, { name: 'Luis Ortiz' }, 'en', sampleFacts());
    expect(notification).toEqual({
      title: 'New testimonial from Luis Ortiz',
      body: 'Waiting for your approval',
      lang: 'en',
      dir: 'auto',
      tag: ID,
      navigate: 'https://perrowisdom.example/admin/testimonial-submissions',
    });
    expect(
      composeTestimonialPush(ID, { name: 'Luis Ortiz' }, 'es', sampleFacts()).notification,
    ).toMatchObject({
      title: 'Testimonio nuevo de Luis Ortiz',
      body: 'Espera tu aprobación',
      lang: 'es',
    });
  });

  it('is small and has a well-formed, one-line title, whatever name a visitor enters', () => {
    const hostile = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\n', '\u202e', '\u2066', '𝒳'.repeat(60))),
    );
    fc.assert(
      fc.property(
        hostile.map((parts) => parts.join('')),
        fc.constantFrom(...LOCALES),
        fc.constantFrom('', 'Puppy Training', 'Línea 1\nLínea 2'),
        (name, locale, service) => {
          for (const message of [
            composePush(ID, { name, serviceNames: { en: service, es: service } }, locale, sampleFacts()),
            composeTestimonialPush(ID, { name }, locale, sampleFacts()),
          ]) {
            expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(PAYLOAD_MAX_BYTES);
            expect(message.notification.title).not.toMatch(
              /[\u0000-\u001f\u007f\u200f\u202a-\u202e\u2066-\u2069]/,
            );
            expect(message.notification.title.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });
});
