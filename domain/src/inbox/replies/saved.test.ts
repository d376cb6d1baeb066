import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../general/schema.fixture';
import { EXAMPLE_REPLIES, replyFor } from './saved';
import { fillReply, unknownPlaceholders } from './placeholders';
import { REPLY_TEXT_MAX_LENGTH, REPLY_TITLE_MAX_LENGTH } from './saved.limits';
import { savedReplyInputSchema } from './saved.schema';

const services = [
  {
    slug: 'puppy-training',
    formerSlugs: [],
    titleEn: 'Puppy Training',
    titleEs: 'Entrenamiento de cachorros',
  },
];
const visitor = { name: 'Ana Rivera', service: 'puppy-training' } as const;

describe('placeholders', () => {
  it.each([
    ['Hi {name}, about {service}.', 'en', 'Hi Ana, about puppy training.'],
    ['{nombre}: {servicio}', 'es', 'Ana: entrenamiento de cachorros'],
    ['{Name} { name } {nombre}', 'en', 'Ana Ana Ana'],
    ['{{name}}', 'en', '{Ana}'],
  ] as const)('%s', (text, language, filled) => {
    expect(fillReply(text, visitor, services, language)).toBe(filled);
  });

  it('of a message without a service or a name read well', () => {
    expect(
      fillReply(
        'Gracias {nombre}, por preguntar por {servicio}.',
        { name: '\u200b', service: '' },
        services,
        'es',
      ),
    ).toBe('Gracias, por preguntar por entrenamiento.');
  });

  it('that do not exist are found', () => {
    expect(unknownPlaceholders('Hi {nmae}, {Service} {precio} {nmae} { nombre } {name')).toEqual([
      '{nmae}',
      '{precio}',
      '{name',
    ]);
    expect(unknownPlaceholders('{name} {servicio} a } b')).toEqual([]);
  });

  it('in a name are not filled in, nor is a name a pattern', () => {
    expect(fillReply('Hi {name}!', { name: '{service}', service: 'other' }, services, 'en')).toBe(
      'Hi {service}!',
    );
    expect(fillReply('Hi {name}!', { name: '$&$1', service: 'other' }, services, 'en')).toBe('Hi $&$1!');
  });

  it('are all filled in, whatever surrounds them, and the rest stays', () => {
    const plain = fc.string().map((text) => text.replace(/[{}]/g, ''));
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(fillReply(`${before}{name}${after}`, visitor, services, 'en')).toBe(`${before}Ana${after}`);
      }),
    );
  });
});

describe('a saved reply', () => {
  const valid = { title: 'Prices', textEn: 'Hello', textEs: 'Hola' };

  it('may have one language only, and falls back on it', () => {
    expect(problemsOf(savedReplyInputSchema, { ...valid, textEn: '' })).toEqual([]);
    expect(problemsOf(savedReplyInputSchema, { ...valid, textEs: '  ' })).toEqual([]);
    expect(replyFor({ textEn: '', textEs: 'Hola' }, 'en')).toEqual({ text: 'Hola', language: 'es' });
    expect(replyFor({ textEn: 'Hello', textEs: 'Hola' }, 'en')).toEqual({ text: 'Hello', language: 'en' });
  });

  it.each([
    [{ title: ' ' }, 'title', 'savedReplies.titleRequired'],
    [{ title: 'x'.repeat(REPLY_TITLE_MAX_LENGTH + 1) }, 'title', 'savedReplies.titleTooLong'],
    [{ textEn: '', textEs: '' }, 'textEn', 'savedReplies.textRequired'],
    [{ textEs: 'x'.repeat(REPLY_TEXT_MAX_LENGTH + 1) }, 'textEs', 'savedReplies.textTooLong'],
    [{ textEs: 'Hola {name' }, 'textEs', 'savedReplies.unknownPlaceholder'],
    [{ textEn: 5 }, 'textEn', 'api.invalidBody'],
  ])('with %j is refused', (changes, path, code) => {
    expect(problemsOf(savedReplyInputSchema, { ...valid, ...changes })).toContainEqual({ path, code });
  });
});

it('the examples are valid in both languages', () => {
  for (const { title, ...texts } of EXAMPLE_REPLIES) {
    for (const name of Object.values(title))
      expect(problemsOf(savedReplyInputSchema, { title: name, ...texts })).toEqual([]);
    expect(texts.textEn).not.toBe('');
    expect(texts.textEs).not.toBe('');
  }
});

it('the examples say nothing about the business that its owner has not said: no hours, days or offers', () => {
  for (const { textEn, textEs } of EXAMPLE_REPLIES) {
    expect(`${textEn} ${textEs}`).not.toMatch(
      /\d|monday|saturday|lunes|sábado|morning|evening|de la (mañana|tarde)|\bfree\b|gratis|first visit|primera visita/i,
    );
  }
});
