import { ChakraProvider } from '@chakra-ui/react';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import type { Draft } from '@app/domain/drafts/drafts';
import { ERROR_CODE_HEADER } from '@app/domain/general/api';
import type { MessageCode } from '@app/domain/messages/codes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../shared/data/answer';
import { ApiError } from '../../../shared/data/api';
import { sessionOf } from '../../editing/session/editorSession.fixture';
import { SaveBar } from './SaveBar';
import { SessionProvider } from '../../editing/session/useEditorSession';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { POST_FIELDS } from '@app/domain/blog/posts';
import { emptyValues } from '@app/domain/fields/reader';
import { draftDefinition } from '../../editing/session/definition';

const POST_DEFINITION = draftDefinition('posts', '');
const draft = sampleDraft('posts', emptyValues(POST_FIELDS), { id: 'p1' });

const answer = (status: number, body: string, code: MessageCode | null = null) =>
  new ApiError({
    status,
    statusText: '',
    header: (name) => ({ 'Content-Type': 'text/plain', [ERROR_CODE_HEADER]: code })[name] ?? null,
    body,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openSession(error: Error, stored: Draft<'posts'> | null, language: 'en' | 'es') {
  startI18n(language);
  await showAdminLanguage(language);
  const fail = () => Promise.reject(error);
  return sessionOf(POST_DEFINITION, stored, { create: fail, save: fail, read: fail });
}

/** Renders the save bar. `problem` is the reason why publishing failed. */
function showBar(
  session: Awaited<ReturnType<typeof openSession>>,
  problem: string | null = null,
  publish = () => undefined,
): void {
  render(
    <ChakraProvider value={getSystem()}>
      <SessionProvider value={session}>
        <SaveBar
          actions={{
            isPublishing: false,
            isAwaited: false,
            problem,
            keepsDate: true,
            publish,
            setDialog: vi.fn(),
          }}
          page={{ isShown: false, toggle: vi.fn() }}
        />
      </SessionProvider>
    </ChakraProvider>,
  );
}

/** Edits a post while every save fails, then returns the save bar's status text. */
async function textAfter(
  error: Error,
  stored: Draft<'posts'> | null,
  language: 'en' | 'es',
): Promise<string> {
  const session = await openSession(error, stored, language);
  session.edit({ titleEs: 'Un título' });
  await session.saveNow();
  session.close();
  showBar(session);
  return screen.getByRole('status').textContent;
}

it('focuses the publish button on click, before publishing, instead of on mouse down', async () => {
  const focused: unknown[] = [];
  const publish = () => void focused.push(document.activeElement);
  showBar(await openSession(answer(500, ''), null, 'en'), null, publish);
  const button = screen.getByRole('button', { name: 'Publish' });
  expect(fireEvent.mouseDown(button)).toBe(false);
  fireEvent.click(button);
  expect(focused).toEqual([button]);
});

it('hides the save bar while the owner types on a phone, unless there is a problem', async () => {
  document.documentElement.toggleAttribute('data-writing', true);
  const opacity = () => {
    const bar = screen.getByRole('button', { name: 'Publish' }).closest('[data-save-bar]');
    return bar && getComputedStyle(bar).opacity;
  };
  showBar(await openSession(answer(500, ''), draft, 'en'));
  expect(opacity()).toBe('0');
  cleanup();
  await textAfter(answer(500, ''), draft, 'en');
  expect(opacity()).not.toBe('0');
  cleanup();
  showBar(await openSession(answer(500, ''), draft, 'en'), 'Failed to publish post');
  expect(opacity()).not.toBe('0');
  document.documentElement.removeAttribute('data-writing');
});

describe('SaveBar when saving fails', () => {
  it.each([
    ['en', null, /^Failed to create post: the server isn’t responding properly/],
    ['en', draft, /^Failed to update post: the server isn’t responding properly/],
    ['es', null, /^No se pudo crear el artículo: el servidor no responde/],
    ['es', draft, /^No se pudo actualizar el artículo: el servidor no responde/],
  ] as const)('reports the failure in %s (%#)', async (language, stored, text) => {
    expect(await textAfter(answer(500, 'Boom'), stored, language)).toMatch(text);
  });

  it("shows the server's reason for a rejection", async () => {
    expect(await textAfter(answer(413, 'The post is too large'), draft, 'en')).toBe(
      'Failed to update post: The post is too large',
    );
  });

  it('reports that there is no connection, or asks the owner to log in again', async () => {
    expect(await textAfter(new NetworkError('Failed to fetch'), null, 'en')).toBe(
      'Failed to create post: no connection. Your text is safe on this device.',
    );
    cleanup();
    expect(await textAfter(answer(401, 'Unauthorized'), draft, 'en')).toBe(
      'Failed to update post: log in again. Your text is safe on this device.',
    );
  });
});

describe('SaveBar when the site has been updated since the page was opened', () => {
  it.each([
    ['en', /^Failed to update post: the site has been updated\. Reload this page\./, 'Reload'],
    ['es', /^No se pudo actualizar el artículo: el sitio se actualizó\. Recarga esta página\./, 'Recargar'],
  ] as const)('reports the update in %s and offers to reload the page', async (language, text, label) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const said = await textAfter(
      answer(400, 'The site has been updated.', 'api.otherVersion'),
      draft,
      language,
    );
    expect(said).toMatch(text);
    fireEvent.click(screen.getByRole('button', { name: label }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('does not report the post as deleted if the API route is unknown', async () => {
    expect(await textAfter(answer(404, 'Not Found', 'api.notFound'), draft, 'en')).toMatch(
      /Reload this page/,
    );
  });
});

it('shows a publishing error next to the save state', async () => {
  showBar(await openSession(answer(500, ''), draft, 'es'), 'No se pudo actualizar el artículo: 500: Ocupado');
  expect(screen.getByText(/^No se pudo actualizar el artículo: 500: Ocupado · Guardado /)).toBeTruthy();
});

it('keeps the publish button’s accessible name on a phone, where its label is shorter', async () => {
  showBar(await openSession(answer(500, ''), { ...draft, publishedAt: '2026-03-05T19:04:00.000Z' }, 'es'));
  expect(screen.getByRole('button', { name: 'Publicar cambios' }).textContent).toMatch(/^Publicar/);
});
