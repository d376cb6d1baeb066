import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../general/schema.fixture';
import { draftSchema } from '../../fields/schema';
import { LOCALES } from '../../general/locale';
import { exampleReplies } from './examples';
import { REPLIES_FIELDS, replyFor } from './saved';
import { fillReply, unknownPlaceholders } from './placeholders';

const services = [
  {
    slug: 'puppy-training',
    formerSlugs: [],
    titleEn: 'Puppy Training',
    titleEs: 'Entrenamiento de cachorros',
  },
];
const visitor = { name: 'Ana Rivera', service: 'puppy-training' } as const;

describe('placeholders in replies', () => {
  it.each([
    ['Hi {name}, about {service}.', 'en', 'Hi Ana, about puppy training.'],
    ['{nombre}: {servicio}', 'es', 'Ana: entrenamiento de cachorros'],
    ['{Name} { name } {nombre}', 'en', 'Ana Ana Ana'],
    ['{{name}}', 'en', '{Ana}'],
  ] as const)('are replaced in the text %s', (text, language, filled) => {
    expect(fillReply(text, visitor, services, language)).toBe(filled);
  });

  it('leave a natural sentence when the message has no service or name', () => {
    expect(
      fillReply(
        'Gracias {nombre}, por preguntar por {servicio}.',
        { name: '\u200b', service: '' },
        services,
        'es',
      ),
    ).toBe('Gracias, por preguntar por entrenamiento.');
  });

  it('are reported as unknown if they are misspelled or unclosed', () => {
    expect(unknownPlaceholders('Hi {nmae}, {Service} {precio} {nmae} { nombre } {name')).toEqual([
      '{nmae}',
      '{precio}',
      '{name',
    ]);
    expect(unknownPlaceholders('{name} {servicio} a } b')).toEqual([]);
  });

  it('are not replaced inside a name, and names are not interpreted as replacement patterns', () => {
    expect(fillReply('Hi {name}!', { name: '{service}', service: 'other' }, services, 'en')).toBe(
      'Hi {service}!',
    );
    expect(fillReply('Hi {name}!', { name: '$&$1', service: 'other' }, services, 'en')).toBe('Hi $&$1!');
  });

  it('are replaced without changing the surrounding text', () => {
    const plain = fc.string().map((text) => text.replace(/[{}]/g, ''));
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(fillReply(`${before}{name}${after}`, visitor, services, 'en')).toBe(`${before}Ana${after}`);
      }),
    );
  });
});

describe('a saved reply', () => {
  it('falls back to the only language that it has', () => {
    expect(replyFor({ textEn: '', textEs: 'Hola' }, 'en')).toEqual({ text: 'Hola', language: 'es' });
    expect(replyFor({ textEn: 'Hello', textEs: 'Hola' }, 'en')).toEqual({ text: 'Hello', language: 'en' });
  });

  const valid = { title: 'Prices', textEn: 'Hello', textEs: 'Hola' };
  const problems = (reply: object) => problemsOf(draftSchema(REPLIES_FIELDS), { replies: [reply] });

  it('may be incomplete, because the list is saved while the owner types', () => {
    for (const reply of [valid, { ...valid, textEn: '' }, { title: '', textEn: 'Hi {nam', textEs: '' }])
      expect(problems(reply)).toEqual([]);
  });

  it.each([
    [{ title: 'x'.repeat(81) }, 'title', 'blog.fieldTooLong'],
    [{ textEs: 'x'.repeat(2001) }, 'textEs', 'blog.fieldTooLong'],
    [{ textEn: 5 }, 'textEn', 'api.invalidBody'],
  ])('is rejected if it contains %j', (changes, part, code) => {
    expect(problems({ ...valid, ...changes })).toContainEqual({ path: `replies[0].${part}`, code });
  });
});

const examples = LOCALES.flatMap(exampleReplies);

it('the example replies have text in both languages and can be stored', () => {
  expect(problemsOf(draftSchema(REPLIES_FIELDS), { replies: examples })).toEqual([]);
  for (const { title, textEn, textEs } of examples) {
    expect([title, textEn, textEs]).not.toContain('');
    expect(unknownPlaceholders(textEn + textEs)).toEqual([]);
  }
});

it('the example replies do not mention hours, days or offers', () => {
  for (const { textEn, textEs } of examples) {
    expect(`${textEn} ${textEs}`).not.toMatch(
      /\d|monday|saturday|lunes|sábado|morning|evening|de la (mañana|tarde)|\bfree\b|gratis|first visit|primera visita/i,
    );
  }
});
