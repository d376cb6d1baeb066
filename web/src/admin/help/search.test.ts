import type { Locale } from '@app/domain/general/locale';
import { describe, expect, it } from 'vitest';
import { handbook as en } from '../locales/en/handbook';
import { handbook as es } from '../locales/es/handbook';
import { findTasks } from './search';
import { HELP_TOPICS, type Handbook } from './topics';

const HANDBOOKS: Record<Locale, Handbook> = { en, es };
const find = (locale: Locale, search: string) =>
  findTasks(
    HELP_TOPICS.map((topic) => {
      const { title, steps, notes = [], words = '' } = HANDBOOKS[locale][topic];
      return { topic, title, text: [...steps, ...notes, words].join(' ') };
    }),
    search,
  );

describe('the handbook search', () => {
  it.each([
    ['es', '¿Cómo cambio un precio?', 'prices'],
    ['es', 'PRECIOS', 'prices'],
    ['es', 'aumentar la tarifa', 'prices'],
    ['es', 'como borro un mensaje', 'deletingMessages'],
    ['es', 'eliminar mensaje', 'deletingMessages'],
    ['es', 'telefono', 'facts'],
    ['es', 'vacaciones', 'facts'],
    ['es', 'contraseña', 'account'],
    ['es', 'contrasena', 'account'],
    ['es', 'borrar un artículo', 'deleting'],
    ['es', 'categorias', 'categories'],
    ['es', 'responder por WhatsApp', 'answers'],
    ['es', 'subir foto', 'pictures'],
    ['es', 'copia de seguridad', 'backup'],
    ['en', 'How do I change a price?', 'prices'],
    ['en', 'how do I delete a message', 'deletingMessages'],
    ['en', 'remove a post', 'deleting'],
    ['en', 'opening hours', 'facts'],
    ['en', 'upload photos', 'pictures'],
  ] as const)('in %s finds the task for: %s', (locale, question, topic) => {
    expect(find(locale, question)[0]).toBe(topic);
  });
});

it('the handbook search finds every task that contains the word, and ranks title matches first', () => {
  expect(find('es', 'spam')).toEqual(['messages', 'trouble']);
  expect(find('es', 'mensajes').slice(0, 3)).toEqual(
    expect.arrayContaining(['messages', 'deletingMessages', 'answers']),
  );
});

it('the handbook search drops weak matches', () => {
  expect(find('es', 'cambiar un precio').length).toBeLessThan(6);
});

it.each(['xyzzy', '¿?', '   '])('the handbook search finds nothing for %j', (search) => {
  expect(find('es', search)).toEqual([]);
});
