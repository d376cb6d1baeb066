import { expect, it } from 'vitest';
import { plainName } from './plain-name';

it.each([
  ['  Ana   Rivera ', 'Ana Rivera'],
  ['Ana\r\nBcc: b@example.com', 'Ana Bcc: b@example.com'],
  ['Ana \u202eariviR', 'Ana ariviR'],
  ['Ana\u200b\u2066Rivera\u2069', 'Ana Rivera'],
  ['\u200b\u3164\u2800', ''],
  ['José Ñañez 🐕', 'José Ñañez 🐕'],
  ['ليلى', 'ليلى'],
])('the name %o is shown as %o', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});
