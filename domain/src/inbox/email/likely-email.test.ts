import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_EMAIL_DOMAINS, likelyEmail } from './likely-email';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gamil.con', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['Ana.Rivera+perros@HOTMAL.COM', 'Ana.Rivera+perros@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@lvie.com', 'ana@live.com'],
  ['ana@coqi.net', 'ana@coqui.net'],
  ['ana@ptrc.net', 'ana@prtc.net'],
  ['ana@urp.edu', 'ana@upr.edu'],
  [' ana@gmial.com ', 'ana@gmail.com'],
])('corrects %s to %s', (typed, likely) => {
  expect(likelyEmail(typed)).toBe(likely);
});

it.each([
  'ana@mail.com',
  'ana@ymail.com',
  'ana@email.com',
  'ana@yahoo.es',
  'ana@yahoo.ca',
  'ana@hotmail.es',
  'ana@outlook.es',
  'ana@live.ca',
  'ana@life.com',
  'ana@gmx.com',
  'ana@aol.com',
  'ana@me.com',
  'ana@cloud.com',
  'ana@uprm.edu',
  'ana@uprrp.edu',
  'ana@ucr.edu',
  'ana@perrowisdom.example',
  'ana@',
  '@gmial.com',
  'ana',
  '',
])('suggests nothing for %j', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});

describe('an email address', () => {
  const local = fc.stringMatching(/^[a-z.+]{1,20}$/);
  const domain = fc.constantFrom(...COMMON_EMAIL_DOMAINS);

  it('gets no suggestion if its domain is common', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        expect(likelyEmail(`${name}@${host}`)).toBeNull();
      }),
    );
  });

  it('is corrected if two letters in its domain are swapped', () => {
    fc.assert(
      fc.property(local, domain, fc.nat(20), (name, host, at) => {
        const place = at % (host.indexOf('.') - 1);
        const typed = `${host.slice(0, place)}${host[place + 1]}${host[place]}${host.slice(place + 2)}`;
        fc.pre(typed !== host);
        expect(likelyEmail(`${name}@${typed}`)).toBe(`${name}@${host}`);
      }),
    );
  });

  it('gets only suggestions that keep its local part and have a common domain', () => {
    fc.assert(
      fc.property(local, fc.stringMatching(/^[a-z.]{0,12}$/), (name, host) => {
        const likely = likelyEmail(`${name}@${host}`);
        if (likely !== null)
          expect(COMMON_EMAIL_DOMAINS.map((common) => `${name}@${common}`)).toContain(likely);
      }),
    );
  });
});
