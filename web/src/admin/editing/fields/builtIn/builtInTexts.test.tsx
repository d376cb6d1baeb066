import { ChakraProvider } from '@chakra-ui/react';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { PAGE_FIELDS, type PageFields } from '@app/domain/content/pages';
import { emptyValues } from '@app/domain/fields/reader';
import type { Locale } from '@app/domain/general/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../../shared/i18n/i18n';
import { getSystem } from '../../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../../platform/i18n/adminLanguage';
import { draftDefinition } from '../../session/definition';
import { sessionOf } from '../../session/editorSession.fixture';
import { SessionProvider } from '../../session/useEditorSession';
import { BuiltInTexts } from './builtInTexts';
import { FieldsPane } from '../EditorFields';
import { sectionsOf } from '../layout';
import { SectionList } from '../sections/SectionList';

beforeEach(async () => {
  startI18n('es');
  await showAdminLanguage('es');
  // Makes loading the facts fail, so the built-in text is for a business without a name.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sections = sectionsOf(PAGE_FIELDS.home);

function show(content: ReactNode, changes: Partial<PageFields<'home'>> = {}, locales?: readonly Locale[]) {
  const fields = { ...emptyValues(PAGE_FIELDS.home), ...changes };
  const definition = draftDefinition('pages', 'home', locales);
  const session = sessionOf(definition, sampleDraft('pages', fields, { id: 'home' }));
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider value={session}>
          <BuiltInTexts>
            <MemoryRouter>{content}</MemoryRouter>
          </BuiltInTexts>
        </SessionProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return session;
}

it('shows the built-in text in a page’s empty field until the owner types', async () => {
  const session = show(<FieldsPane id="es" sections={sections} locale="es" asTab={false} isVisible />);
  const headline = screen.getByLabelText<HTMLInputElement>('Titular');
  await vi.waitFor(() => expect(headline.placeholder).toBe('Un perro que escucha'));
  expect(screen.getByLabelText<HTMLInputElement>('Título en Google').placeholder).toBe(
    'Adiestramiento de perros',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Botón debajo del texto sobre ti').placeholder).toBe(
    'Trabaja con nosotros',
  );
  expect(screen.getByText(/^En gris: lo que dice tu sitio ahora/)).toBeTruthy();
  act(() => session.editText('heroTitleEs', 'Paseos sin halar'));
  expect(headline.value).toBe('Paseos sin halar');
});

it('lists each section of the home page with the content visitors currently see', async () => {
  show(<SectionList sections={sections} />, { heroTitleEs: 'Paseos sin halar', servicesTitleEn: 'Services' });
  await screen.findByText(/Nuestros servicios/);
  const rows = screen.getAllByRole('link').map((row) => row.textContent);
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatch(/^Arriba en la página.*Adiestramiento canino.*Paseos sin halar/);
  expect(rows[1]).toMatch(/^ServiciosNuestros servicios/);
  expect(rows[7]).toMatch(/^Foto.*un paisaje en tus colores/);
  for (const row of rows) expect(row).not.toMatch(/Nada todavía$/);
});

it('lists the sections in the site’s only language, regardless of the language of the owner’s area', async () => {
  await showAdminLanguage('en');
  show(<SectionList sections={sections} />, { heroTitleEs: 'Paseos sin halar' }, ['es']);
  await screen.findByText(/Nuestros servicios/);
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('Paseos sin halar');
});
