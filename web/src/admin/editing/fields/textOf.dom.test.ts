import { FACTS_FIELDS } from '@app/domain/content/facts';
import { POST_FIELDS } from '@app/domain/blog/posts';
import { TESTIMONIAL_FIELDS } from '@app/domain/content/testimonials';
import { expect, it } from 'vitest';
import { adminFields } from '../../locales/es/fields';
import { itemName, textOf, type Words } from './textOf';

const WORDS: Words = {
  locale: 'es',
  yes: adminFields.yes,
  no: adminFields.no,
  picture: adminFields.picture,
  day: (day) => adminFields[`day.${day}`],
  language: (locale) => locale,
};

it('formats numbers, dates and topics in the owner’s language', () => {
  expect(textOf(FACTS_FIELDS.serviceRadius, 50_000, WORDS)).toBe('31.1');
  expect(textOf(FACTS_FIELDS.serviceRadius, null, WORDS)).toBe('');
  expect(textOf(FACTS_FIELDS.phone, '+1-787-555-0123', WORDS)).toBe('(787) 555-0123');
  expect(textOf(FACTS_FIELDS.closures.fields.from, '2026-12-25', WORDS)).toBe('25 de diciembre de 2026');
  expect(textOf(TESTIMONIAL_FIELDS.month, '2026-03', WORDS)).toBe('marzo de 2026');
  expect(textOf(POST_FIELDS.category, { en: 'Puppies', es: 'Cachorros' }, WORDS)).toBe('Cachorros / Puppies');
  const tags = [
    { en: 'Walks', es: 'Paseos' },
    { en: 'Luna', es: '' },
  ];
  expect(textOf(POST_FIELDS.tags, tags, WORDS)).toBe('Paseos / Walks, Luna');
});

it('formats a list with one line per item, showing consecutive days and opening hours as ranges', () => {
  const hours = [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'], opens: '09:00', closes: '17:00' },
    { days: [], opens: '10:00', closes: '' },
    { days: ['Sunday'], opens: '08:00', closes: '12:00', opensAgain: '13:00', closesAgain: '15:00' },
  ];
  expect(textOf(FACTS_FIELDS.hours, hours, WORDS)).toBe(
    'Lunes–miércoles, sábado\u00A0· 9:00\u00A0a.\u00A0m.–5:00\u00A0p.\u00A0m.\n10:00\u00A0a.\u00A0m.\n' +
      'Domingo\u00A0· 8:00\u00A0a.\u00A0m.–12:00\u00A0p.\u00A0m.\u00A0· 1:00\u00A0p.\u00A0m.–3:00\u00A0p.\u00A0m.',
  );
  const areas = [{ name: 'Ponce', group: 'others' }];
  expect(textOf(FACTS_FIELDS.areas, areas, WORDS)).toBe('Ponce\u00A0· Más lejos');
  expect(itemName(FACTS_FIELDS.hours, { days: ['Sunday'], opens: '', closes: '' }, 0, WORDS)).toBe('Domingo');
  expect(itemName(FACTS_FIELDS.areas, { name: '', group: 'others' }, 2, WORDS)).toBe('Pueblo 3');
});

it('formats a picture as its description', () => {
  const picture = { path: '/images/a.jpg', altEn: 'A dog', altEs: 'Un perro', focus: '' };
  expect(textOf(FACTS_FIELDS.portrait, picture, WORDS)).toBe('Un perro / A dog');
  expect(textOf(FACTS_FIELDS.portrait, { ...picture, altEn: '', altEs: '' }, WORDS)).toBe(WORDS.picture);
  expect(textOf(FACTS_FIELDS.portrait, { path: '', altEn: '', altEs: '', focus: '' }, WORDS)).toBe('');
});

it('formats rich text without HTML, with each list item on its own line', () => {
  const html =
    '<h2>El calor</h2>\n<p>Sal <strong>temprano</strong> &amp; lleva<br>agua.</p><ul><li><p>Sombra</p></li><li>Agua<ul><li>Fría</li></ul></li></ul>' +
    '<figure><img src="/a.jpg" alt="Luna"><figcaption>Luna</figcaption></figure><table><tbody><tr><td>8</td><td>6</td></tr></tbody></table><p>Fin.</p>';
  expect(textOf(POST_FIELDS.content, html, WORDS)).toBe(
    [
      'El calor',
      'Sal temprano & lleva\nagua.',
      '• Sombra\n• Agua\n• Fría',
      '[Luna]\nLuna',
      '8 6',
      'Fin.',
    ].join('\n\n'),
  );
});

it('numbers an ordered list from its start value', () => {
  const html = '<p>Primero:</p><ol start="3"><li>Agua</li><li><p>Sombra</p></li></ol>';
  expect(textOf(POST_FIELDS.content, html, WORDS)).toBe('Primero:\n\n3. Agua\n4. Sombra');
});

it('includes the URLs of links, so that a change to a URL is visible', () => {
  const html = (address: string) => `<p>Lee <a href="${address}">esto</a>.</p>`;
  expect(textOf(POST_FIELDS.content, html('/es/blog/agua'), WORDS)).toBe('Lee esto (/es/blog/agua).');
  const own = '<p><a href="https://pr.gov">https://pr.gov</a></p>';
  expect(textOf(POST_FIELDS.content, own, WORDS)).toBe('https://pr.gov');
});
