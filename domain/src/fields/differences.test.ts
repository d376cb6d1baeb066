import { describe, expect, it } from 'vitest';
import { FACTS_FIELDS } from '../content/facts';
import { PAGE_FIELDS } from '../content/pages';
import { SERVICE_FIELDS } from '../content/services';
import { POST_FIELDS } from '../blog/posts';
import { differencesIn } from './differences';
import { emptyValues } from './reader';

const inPrice = (priceEn: string, priceEs: string) => differencesIn(SERVICE_FIELDS, { priceEn, priceEs });

describe('numbers and addresses in English and Spanish text', () => {
  it.each([
    ['from $1,200.00', 'desde $1200'],
    ['$1,200', '$1.200'],
    ['4.5 stars', '4,5 estrellas'],
    ['$45 a lesson', '45 dólares la clase'],
    ['from 3 PM to 5:30 PM', 'de 3:00 p. m. a 5:30 p.m.'],
    ['at 15:00', 'a las 3 p. m.'],
    ['at 3:30', 'a las 3:30 PM'],
    ['Eight lessons of 50 minutes', '8 clases de 50 minutos'],
    ['Dogs over 1 year', 'Perros de más de un año'],
    ['March 5, 2026', '5 de marzo de 2026'],
    ['Call (787) 555-0142', 'Llama al +1 787 555-0142'],
    ['Write to Hola@Patitas.com.', 'Escribe a hola@patitas.com'],
    ['See https://www.akc.org/', 'Mira http://akc.org'],
    ['until noon', 'hasta las 12:00 PM'],
    ['20% off', '20 % menos'],
    ['K9, CGC2, 3f2a1b and 058c00fb', 'Caninos'],
    ['50min', '50 minutos'],
    ['No figures', 'Sin cifras'],
    ['$45', ''],
    ['<p>Costs&nbsp;$45</p>', 'Cuesta $45'],
  ])('match in "%s" and "%s"', (en, es) => {
    expect(inPrice(en, es)).toEqual([]);
  });

  it.each([
    ['from $45', 'desde $50', ['$45'], ['$50']],
    ['8 lessons for $45', 'Ocho clases por $50', ['$45'], ['$50']],
    ['from 3 PM', 'desde las 3 a. m.', ['3 PM'], ['3 a. m.']],
    ['at 15:00', 'a las 4 p. m.', ['15:00'], ['4 p. m.']],
    ['hola@patitas.com', 'hola@patitas.net', ['hola@patitas.com'], ['hola@patitas.net']],
    ['787-555-0142', '787-555-0143', ['787-555-0142'], ['787-555-0143']],
    ['https://akc.org/a', 'https://akc.org/b', ['https://akc.org/a'], ['https://akc.org/b']],
    ['Puppies', 'Cachorros, 10% menos', [], ['10%']],
    ['Sixty minutes', '90 minutos', [], ['90']],
  ])('differ in "%s" and "%s"', (en, es, onlyEn, onlyEs) => {
    expect(inPrice(en, es)).toEqual([{ path: ['price'], only: { en: onlyEn, es: onlyEs } }]);
  });
});

it('internal links match if they point to the same page in each language', () => {
  const post = (path: string) => ({
    contentEn: '<p><a href="/en/services#puppies">Services</a></p>',
    contentEs: `<p><a href="${path}">Servicios</a></p>`,
  });
  expect(differencesIn(POST_FIELDS, post('/es/services#puppies'))).toEqual([]);
  expect(differencesIn(POST_FIELDS, post('/es/contact'))).toMatchObject([{ path: ['content'] }]);
});

it.each([
  ['https://www.tiktok.com/@patitas', 'https://www.tiktok.com/@patitas'],
  ['mailto:hola@patitas.com', 'hola@patitas.com'],
  ['tel:+17875550142', '787-555-0142'],
])('a link to %s matches the text %s', (link, text) => {
  const post = { contentEn: `<p><a href="${link}">Patitas</a></p>`, contentEs: `<p>Patitas: ${text}</p>` };
  expect(differencesIn(POST_FIELDS, post)).toEqual([]);
});

it('finds differences in list items', () => {
  const question = {
    questionEn: 'How long?',
    questionEs: '¿Cuánto?',
    answerEn: '6 weeks',
    answerEs: '8 semanas',
  };
  expect(differencesIn(PAGE_FIELDS.services, { questions: [question] })).toEqual([
    { path: ['questions', 'answer'], only: { en: ['6'], es: ['8'] } },
  ]);
  const closure = { from: '2026-12-25', to: '2026-12-26', nameEn: 'December 25', nameEs: '26 de diciembre' };
  expect(differencesIn(FACTS_FIELDS, { closures: [closure] })).toMatchObject([
    { path: ['closures', 'name'] },
  ]);
});

it('finds no differences in empty fields', () => {
  for (const fields of [FACTS_FIELDS, SERVICE_FIELDS, POST_FIELDS])
    expect(differencesIn(fields, emptyValues(fields))).toEqual([]);
});
