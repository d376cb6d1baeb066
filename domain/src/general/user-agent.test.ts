import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deviceOf, isPhone } from './user-agent';

it.each([
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
  [
    'Chrome',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1',
  ],
  [
    'Firefox',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/141.0 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Edge',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/138.0.3351.83 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Safari',
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0'],
  [
    'Chrome',
    'ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  ],
  [
    'Edge',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  ],
  [
    'Opera',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 OPR/120.0.0.0',
  ],
  [
    'Safari',
    'Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Instagram',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 Instagram 393.0.0.27.90 (iPhone14,5; iOS 18_6; en_US; scale=3.00; 1170x2532; 777) NW/3',
  ],
  [
    'Facebook',
    'Android',
    'Mozilla/5.0 (Linux; Android 15; SM-S918U Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/522.0.0.45.109;]',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
])('recognizes %s on %s', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
  expect(isPhone(userAgent)).toBe(['iPhone', 'iPad', 'Android'].includes(system));
});

it('returns empty names for unknown clients', () => {
  expect(deviceOf(undefined)).toEqual({ browser: '', system: '' });
  expect(deviceOf('curl/8.5.0')).toEqual({ browser: '', system: '' });
  expect(deviceOf('Mozilla/5.0 (PlayStation; PlayStation 5/9.00) AppleWebKit/605.1.15')).toEqual({
    browser: '',
    system: '',
  });
});

it('returns only known names, never other text from the header', () => {
  const known = [
    '',
    'Edge',
    'Opera',
    'Samsung Internet',
    'Facebook',
    'Instagram',
    'Firefox',
    'Chrome',
    'Safari',
    'iPhone',
    'iPad',
    'Android',
    'ChromeOS',
    'Windows',
    'Mac',
    'Linux',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...known, '/', '<b>', '\r\n'))), (parts) => {
      const { browser, system } = deviceOf(parts.join(''));
      expect(known).toContain(browser);
      expect(known).toContain(system);
    }),
  );
});
