import { ERROR_CODE_HEADER } from '@app/domain/general/api';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NetworkError } from '../../../shared/data/answer';
import { ApiError } from '../../../shared/data/api';
import { showAdminLanguage } from './adminLanguage';
import { startI18n } from '../../../shared/i18n/i18n';
import { useErrorText } from './useErrorText';

const textOf = (error: Error): string => renderHook(() => useErrorText()).result.current(error);

const answer = (status: number, statusText: string, type: string, body: string) =>
  new ApiError({ status, statusText, header: (name) => (name === 'Content-Type' ? type : null), body });

beforeEach(async () => {
  startI18n('es');
  await showAdminLanguage('es');
});

describe('what the owner reads of an answer that is not OK, without the number of its status', () => {
  it.each([
    ['plain text', answer(409, 'Conflict', 'text/plain; charset=utf-8', 'Ya existe\n'), 'Ya existe'],
    ['an empty body', answer(500, 'Internal Server Error', 'text/plain', ''), 'Internal Server Error'],
    [
      'text of another type',
      answer(502, 'Bad Gateway', 'application/json', '{"error":"busy"}'),
      '{"error":"busy"}',
    ],
    ['a page of a proxy', answer(502, 'Bad Gateway', 'text/html', '<h1>Bad gateway</h1>'), 'Bad Gateway'],
  ])('%s', (_what, error, text) => {
    expect(textOf(error)).toBe(text);
  });

  it('says so where there is neither a body nor a status text, which HTTP/2 does not have', () => {
    expect(textOf(answer(500, '', 'text/plain', ''))).toBe(
      'El servidor no dijo por qué. Intenta de nuevo más tarde.',
    );
  });
});

it.each(['api.otherVersion', 'api.notFound', 'api.methodNotAllowed'])(
  'a server of another version (%s) asks her to reload the page',
  (code) => {
    const header = (name: string) => (name === ERROR_CODE_HEADER ? code : 'text/plain');
    expect(textOf(new ApiError({ status: 404, statusText: '', header, body: 'Not Found' }))).toBe(
      'El sitio se actualizó. Recarga esta página e inténtalo de nuevo.',
    );
  },
);

it('a request without an answer is told in her language', () => {
  expect(textOf(new NetworkError('Failed to fetch'))).toBe(
    'No se pudo llegar al servidor. Verifica tu conexión e inténtalo de nuevo.',
  );
});

it('a bug is not described as a missing connection, nor in English', () => {
  expect(textOf(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(
    'Pasó algo inesperado. Vuelve a cargar la página e inténtalo de nuevo.',
  );
});

it('an error with a text for her is shown with it', () => {
  expect(textOf(new Error('Esto no es una imagen'))).toBe('Esto no es una imagen');
});
