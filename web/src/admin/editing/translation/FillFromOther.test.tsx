import { ChakraProvider } from '@chakra-ui/react';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { fieldSetOf } from '@app/domain/content/schemas';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { NO_PROGRESS } from '@app/domain/drafts/languages';
import { emptyValues } from '@app/domain/fields/reader';
import type { TranslationRequest } from '@app/domain/translation/suggestions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { Toaster } from '../../../shared/ui/Toaster';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { draftDefinition } from '../session/definition';
import { LanguagePane } from '../frame/LanguagePane';
import { sessionOf } from '../session/editorSession.fixture';
import { SessionProvider } from '../session/useEditorSession';
import { answerOf } from '../../../shared/data/answer.fixture';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Translate = (texts: TranslationRequest['texts']) => Response | Promise<Response>;

/** Translates like the translation service's stand-in, by putting `[es]` before each string. */
const mark: Translate = (texts) => answerOf({ texts: texts.map(({ text }) => `[es] ${text}`) });

/** Shows the controls above the Spanish text of a draft with the given fields. */
async function show(
  kind: DraftKind,
  id: string,
  fields: object,
  translate: Translate = mark,
  progress = NO_PROGRESS,
) {
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', body }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(answerOf({ isAvailable: true }))
      : Promise.resolve(translate((JSON.parse(body as string) as TranslationRequest).texts)),
  );
  startI18n('en');
  await showAdminLanguage('en');
  const fieldSet = fieldSetOf(kind, id);
  const values = { ...emptyValues(fieldSet), ...fields } as never;
  const session = sessionOf(draftDefinition(kind, id), sampleDraft(kind, values, { id, progress }));
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SessionProvider value={session}>
          <LanguagePane locale="es" id="es" asTab={false} isVisible fields={Object.keys(fieldSet)}>
            {null}
          </LanguagePane>
        </SessionProvider>
        <Toaster closeLabel="Close" regionLabel="Notifications" />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return session;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('fills all empty text fields at once, including those in lists, and keeps fields that have text', async () => {
  const session = await show('pages', 'services', {
    titleEn: 'Services',
    introEn: 'Ask me.',
    introEs: 'Pregúntame.',
    questions: [
      { questionEn: 'Where?', questionEs: '', answerEn: 'At home.', answerEs: 'En casa.' },
      { questionEn: 'When?', questionEs: '', answerEn: '', answerEs: '' },
    ],
  });
  await press('Translate from English');
  await waitFor(() => expect(session.getState().values.titleEs).toBe('[es] Services'));
  const { introEs, questions, suggested } = session.getState().values;
  expect(introEs).toBe('Pregúntame.');
  expect(questions).toEqual([
    { questionEn: 'Where?', questionEs: '[es] Where?', answerEn: 'At home.', answerEs: 'En casa.' },
    { questionEn: 'When?', questionEs: '[es] When?', answerEn: '', answerEs: '' },
  ]);
  // The text stays marked until the owner checks it.
  expect(suggested).toEqual(['titleEs']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /from English/ })).toBeNull());
});

it('keeps text that is typed or changed during the translation', async () => {
  let answer: (response: Response) => void = () => undefined;
  const session = await show(
    'pages',
    'services',
    { titleEn: 'Services', introEn: 'Ask me.', eyebrowEn: 'Training' },
    () => new Promise((resolve) => (answer = resolve)),
  );
  await press('Translate from English');
  session.edit({ titleEs: 'Mis servicios', introEn: 'Call me.' });
  answer(answerOf({ texts: ['Adiestramiento', 'Servicios', 'Pregúntame.'] }));
  await waitFor(() => expect(session.getState().values.eyebrowEs).toBe('Adiestramiento'));
  // Text that changed in the meantime makes its translation outdated, so the translation isn't used.
  expect(session.getState().values).toMatchObject({ titleEs: 'Mis servicios', introEs: '' });
});

it('leaves text empty after an empty response or a failure, and explains the failure', async () => {
  const session = await show('pages', 'services', { titleEn: 'Services' }, () => answerOf({ texts: [''] }));
  await press('Translate from English');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Translate from English' }).ariaDisabled).not.toBe('true'),
  );
  expect(session.getState().values.titleEs).toBe('');
  cleanup();

  const failing = await show(
    'pages',
    'services',
    { titleEn: 'Services' },
    () => new Response('The limit is used up', { status: 429, headers: { 'Content-Type': 'text/plain' } }),
  );
  await press('Translate from English');
  await screen.findByText('Could not translate');
  expect(failing.getState().values.titleEs).toBe('');
});

it('does not mark copied text or people’s names as suggestions, and does not translate names', async () => {
  const sent: string[] = [];
  const session = await show('posts', 'new', { titleEn: 'Heat', authorEn: 'Ivelisse' }, (texts) => {
    sent.push(...texts.map(({ text }) => text));
    return mark(texts);
  });
  await press('Translate from English');
  await waitFor(() => expect(session.getState().values.authorEs).toBe('Ivelisse'));
  expect(session.getState().values).toMatchObject({ titleEs: '[es] Heat', suggested: ['titleEs'] });
  expect(sent).toEqual(['Heat']);
  cleanup();

  const copied = await show('pages', 'services', { titleEn: 'Services' });
  await press('Copy from English');
  expect(copied.getState().values).toMatchObject({ titleEs: 'Services', suggested: [] });
});

it('explains how to get a new suggestion when the source text has changed', async () => {
  const translated = { titleEn: 'Services', titleEs: 'Servicios' };
  await show('pages', 'services', translated);
  expect(screen.queryByText(/Clear a field/)).toBeNull();
  cleanup();

  await show('pages', 'services', translated, mark, {
    source: 'en',
    touchedAt: { en: '2026-11-02T12:00:00.000Z', es: '2026-11-01T12:00:00.000Z' },
  });
  await screen.findByText('The English text has changed since. Clear a field to have it translated again.');
  expect(screen.queryByRole('button', { name: /from English/ })).toBeNull();
});
