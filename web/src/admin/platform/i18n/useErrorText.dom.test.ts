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

describe('the description of a failed response', () => {
  it.each([
    ['plain text', answer(409, 'Conflict', 'text/plain; charset=utf-8', 'Ya existe\n'), 'Ya existe'],
    ['an empty body', answer(500, 'Internal Server Error', 'text/plain', ''), 'Internal Server Error'],
    [
      'text of another type',
      answer(502, 'Bad Gateway', 'application/json', '{"error":"busy"}'),
      '{"error":"busy"}',
    ],
    ["a proxy's page", answer(502, 'Bad Gateway', 'text/html', '<h1>Bad gateway</h1>'), 'Bad Gateway'],
  ])('omits the status code: %s', (_what, error, text) => {
    expect(textOf(error)).toBe(text);
  });

  it('is a generic message if the response has neither a body nor a status text, which HTTP/2 omits', () => {
    expect(textOf(answer(500, '', 'text/plain', ''))).toBe(
      'El servidor no dijo por qué. Intenta de nuevo más tarde.',
    );
  });
});

it.each(['api.otherVersion', 'api.notFound', 'api.methodNotAllowed'])(
  'asks the owner to reload the page when the server runs another version (%s)',
  (code) => {
    const header = (name: string) => (name === ERROR_CODE_HEADER ? code : 'text/plain');
    expect(textOf(new ApiError({ status: 404, statusText: '', header, body: 'Not Found' }))).toBe(
      'El sitio se actualizó. Recarga esta página e inténtalo de nuevo.',
    );
  },
);

it("describes a missing response in the owner's language", () => {
  expect(textOf(new NetworkError('Failed to fetch'))).toBe(
    'No se pudo llegar al servidor. Verifica tu conexión e inténtalo de nuevo.',
  );
});

it("uses the owner's language to describe a bug, without blaming the connection", () => {
  expect(textOf(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(
    'Pasó algo inesperado. Vuelve a cargar la página e inténtalo de nuevo.',
  );
});

it('shows the message of a plain error', () => {
  expect(textOf(new Error('Esto no es una imagen'))).toBe('Esto no es una imagen');
});
