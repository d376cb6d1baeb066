import { list, paragraphs, picture, richText, tags, text, time } from '@app/domain/fields/field';
import { expect, it } from 'vitest';
import { FieldMarks, markedFields, namePictures } from './marks';

const label = { en: '', es: '' };
const FIELDS = {
  title: text({ label, localized: true }),
  note: text({ label, private: true }),
  phone: text({ label, format: 'phone' }),
  story: richText({ label, localized: true }),
  tags: tags({ label }),
  image: picture({ label, aspectRatio: '1/1' }),
  hours: list({
    label,
    add: label,
    item: label,
    fields: { opens: time({ label }), name: paragraphs({ label, localized: true }) },
  }),
};

const VALUES = {
  titleEn: 'Sit',
  titleEs: '',
  note: 'Secret',
  phone: '787',
  storyEn: '<p>Long</p>',
  storyEs: '',
  tags: ['calm'],
  tagsEs: ['calma'],
  image: '/images/dog 1.webp',
  hours: [
    { opens: '09:00', nameEn: '', nameEs: '' },
    { opens: '10:00', nameEn: 'Late', nameEs: 'Tarde' },
  ],
};

/** Renders the content like a page. Returns the text of each element linked to a field, keyed by field. */
function named(content: string, marks: FieldMarks): Record<string, string | null> {
  document.body.innerHTML = content;
  marks.takeOff(document.body);
  namePictures(document.body, FIELDS, VALUES);
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-field]')].map((element) => [
      element.dataset.field ?? '',
      element.textContent,
    ]),
  ) as Record<string, string>;
}

it('elements are linked to the fields they show, including list indexes, and no mark remains visible', () => {
  const marks = new FieldMarks();
  const { titleEn, storyEn, tags: names, tagsEs, hours } = markedFields(FIELDS, VALUES, marks.mark);
  const page = `<h1>About: ${titleEn}</h1><div>${storyEn}</div><a>${names[0]}</a><a>${tagsEs[0]}</a><i>${hours[1]?.nameEs}</i>`;
  expect(named(page, marks)).toEqual({
    titleEn: 'About: Sit',
    storyEn: 'Long',
    tags: 'calma',
    'hours.1': 'Tarde',
  });
  expect(document.body.textContent).toBe('About: SitLongcalmcalmaTarde');
});

it('empty values, private values and values that the page parses are not marked', () => {
  const marked = markedFields(FIELDS, VALUES, new FieldMarks().mark);
  expect(marked).toMatchObject({ titleEs: '', phone: '787', note: 'Secret', image: VALUES.image });
  expect(marked.hours.map(({ opens }) => opens)).toEqual(['09:00', '10:00']);
});

it('text keeps its mark when it changes', () => {
  const marks = new FieldMarks();
  const first = markedFields(FIELDS, VALUES, marks.mark).titleEn;
  expect(markedFields(FIELDS, { ...VALUES, titleEn: 'Sit!' }, marks.mark).titleEn.slice(-1)).toBe(
    first.slice(-1),
  );
});

it('a picture is linked to its field, unless it is inside rich text', () => {
  const image = `<img src="${VALUES.image}" alt="">`;
  document.body.innerHTML = `${image}<div data-field="storyEn">${image}</div><img src="/other.webp" alt="">`;
  namePictures(document.body, FIELDS, VALUES);
  expect([...document.querySelectorAll<HTMLElement>('img')].map(({ dataset }) => dataset.field)).toEqual([
    'image',
    undefined,
    undefined,
  ]);
});
