// @vitest-environment jsdom
/** Tests that the editor supports a new field as soon as it is added to a kind's fields. */
import { ChakraProvider } from '@chakra-ui/react';
import type * as services from '@app/domain/content/services';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { sessionOf } from '../session/editorSession.fixture';
import { SessionProvider } from '../session/useEditorSession';
import { FieldsPane } from './EditorFields';
import { draftDefinition } from '../session/definition';
import { useSections } from './sections/useSections';
import { answerOf } from '../../../shared/data/answer.fixture';

vi.mock('@app/domain/content/services', async (importOriginal) => {
  const original = await importOriginal<typeof services>();
  const { text } = await import('@app/domain/fields/field');
  const place = text({ label: { en: 'Place', es: 'Lugar' }, localized: true, required: true, max: 20 });
  Object.assign(original.SERVICE_FIELDS, { place });
  return original;
});

const Fields = () => (
  <FieldsPane sections={useSections().shown} locale="es" id="es" asTab={false} isVisible />
);

it('a field added to the services gets a control, is saved, and enforces its limit', async () => {
  startI18n('es');
  await showAdminLanguage('es');
  const definition = draftDefinition('services', 'one');
  const fields = { ...sampleServiceFields(), placeEn: '', placeEs: '' };
  const saved: unknown[] = [];
  const session = sessionOf(definition, sampleDraft('services', fields, { id: 'one' }), {
    save: (_to, body) => {
      saved.push(body);
      return new Promise(() => undefined);
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf({ isAvailable: false })));
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SessionProvider value={session}>
            <Fields />
          </SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const control = screen.getByLabelText<HTMLInputElement>(/^Lugar/);
  fireEvent.change(control, { target: { value: 'Al lado del faro de la bahía' } });
  expect(session.getState().errors).toHaveProperty('placeEs');
  fireEvent.change(control, { target: { value: 'Al lado del faro' } });
  expect(session.getState().errors).not.toHaveProperty('placeEs');
  void session.saveNow();
  await vi.waitFor(() => expect(saved).toMatchObject([{ fields: { placeEs: 'Al lado del faro' } }]));
  expect(definition.empty).toMatchObject({ placeEn: '', placeEs: '' });
});
