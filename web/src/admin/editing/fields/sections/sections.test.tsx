import { ChakraProvider } from '@chakra-ui/react';
import { FACTS_FIELDS } from '@app/domain/content/facts';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { NO_BREAK } from '@app/domain/content/opening-hours';
import { emptyValues } from '@app/domain/fields/reader';
import { otherLocale, type Locale } from '@app/domain/general/locale';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { startI18n } from '../../../../shared/i18n/i18n';
import { getSystem } from '../../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../../platform/i18n/adminLanguage';
import { sessionOf } from '../../session/editorSession.fixture';
import { SessionProvider } from '../../session/useEditorSession';
import { SharedFields } from '../EditorFields';
import { draftDefinition } from '../../session/definition';
import { NextSection } from './NextSection';
import { SectionList } from './SectionList';
import { useSectionFocus, useSections } from './useSections';

afterEach(cleanup);

function Screen() {
  const { listed, shown, open, next } = useSections();
  useSectionFocus(open);
  return (
    <main>
      <h1>{open?.label.es ?? 'Datos'}</h1>
      <SectionList sections={listed} />
      <SharedFields sections={shown} isAlone={open !== null} />
      {next && <NextSection section={next} />}
    </main>
  );
}

/** Shows the given facts in the editor, with the given hash in the URL. */
async function show(hash: string, facts = sampleFacts(), locale: Locale = 'es') {
  startI18n(locale);
  await showAdminLanguage(locale);
  const session = sessionOf(
    draftDefinition('facts', 'facts', [locale, otherLocale(locale)]),
    sampleDraft('facts', facts, { id: 'facts' }),
  );
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: [`/facts${hash}`],
  });
  render(
    <ChakraProvider value={getSystem()}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </ChakraProvider>,
  );
  return { session, router };
}

const rows = () => screen.getAllByRole('link').map((row) => row.textContent);

it('lists the facts’ sections with their values, most important first', async () => {
  await show('', {
    ...sampleFacts(),
    name: 'Ivelisse',
    trainerName: '',
    phone: '(787) 555-0123',
    email: '',
    whatsApp: '7875550123',
    hours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00', ...NO_BREAK }],
    closures: [],
    areas: [
      { name: 'Ponce', group: 'others' },
      { name: 'Bayamón', group: 'metro' },
    ],
  });
  expect(rows().slice(0, 4)).toEqual([
    expect.stringMatching(/^NombreIvelisse/),
    'Contacto(787) 555-0123',
    'HorarioLunes–martes\u00A0· 9:00\u00A0a.\u00A0m.–5:00\u00A0p.\u00A0m.',
    'Pueblos que atiendesPonce, Bayamón',
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('marks empty sections as empty', async () => {
  await show('', emptyValues(FACTS_FIELDS));
  // A choice field always has a value.
  const choice = 'IdiomasInglés y español';
  expect(rows()).toContain(choice);
  for (const row of rows().filter((each) => each !== choice)) expect(row).toMatch(/Nada todavía$/);
});

it('opens a section on its own screen and focuses its title, and Back returns focus to its row', async () => {
  const { router } = await show('');
  fireEvent.click(screen.getByRole('link', { name: /^Contacto/ }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByLabelText('Teléfono')).toBeTruthy();
  expect(screen.queryByLabelText('Nombre del negocio')).toBeNull();
  await router.navigate(-1);
  const row = await screen.findByRole('link', { name: /^Contacto/ });
  await waitFor(() => expect(document.activeElement).toBe(row));
});

it('links each section to the next one, and returns to the list on Back', async () => {
  const { router } = await show('');
  await router.navigate('#contact');
  fireEvent.click(await screen.findByText('Siguiente: Horario'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Horario'));
  expect(document.activeElement?.tagName).toBe('H1');
  await router.navigate(-1);
  expect(router.state.location.hash).toBe('');
});

it('shows no next-section link in the last section', async () => {
  await show('#siteUrl');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['#contact', 'Teléfono'],
  ['#phone', 'Teléfono'],
  ['#siteUrl', 'Dominio (tu www)'],
])('opens the section named by the hash %s', async (hash, label) => {
  await show(hash);
  expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Nombre/ })).toBeNull();
});

it('updates a focused time field when its value is changed elsewhere', async () => {
  const hours = [{ days: ['Monday' as const], opens: '09:00', closes: '12:00', ...NO_BREAK }];
  const { session } = await show('#hours', { ...sampleFacts(), hours });
  const opens = screen.getByLabelText<HTMLInputElement>(/^Desde/);
  opens.focus();
  act(() => session.edit({ hours: [{ ...hours[0], opens: '10:00' }] }));
  expect([opens.isConnected, opens.value]).toEqual([true, '10:00']);
});

it.each([
  ['#siteUrl', 'Dominio (tu www)', true],
  ['#phone', 'Teléfono', false],
  ['#hours', 'Horario', true],
  ['#hours', 'Días cerrados', false],
])('on the %s screen, the label %s is only for screen readers: %s', async (hash, label, isHidden) => {
  await show(hash);
  const { position } = getComputedStyle(screen.getByText(label, { selector: 'label, p' }));
  expect(position === 'absolute').toBe(isHidden);
});

it('collapses advanced fields', async () => {
  await show('#street');
  expect(screen.getByLabelText('Latitud').closest('details')?.open).toBe(false);
  expect(screen.getByLabelText(/en millas$/).closest('details')?.open).toBe(false);
});

it('immediately marks rows with contradictory hours but not incomplete ones', async () => {
  await show('#hours', {
    ...sampleFacts(),
    hours: [
      { days: ['Monday'], opens: '09:00', closes: '12:00', ...NO_BREAK },
      { days: ['Monday'], opens: '11:00', closes: '13:00', ...NO_BREAK },
      { days: ['Friday'], opens: '18:00', closes: '', ...NO_BREAK },
    ],
    closures: [{ from: '2026-12-25', to: '2026-12-24', nameEn: '', nameEs: '' }],
  });
  const [first, overlapping, half] = within(screen.getByRole('group', { name: 'Horario' })).getAllByRole(
    'listitem',
  );
  if (!first || !overlapping || !half) throw new Error('Expected three rows');
  expect(overlapping.textContent).toContain('Otra fila tiene uno de estos días a la misma hora');
  for (const row of [first, half]) expect(row.textContent).not.toMatch(/Otra fila|Tiene que|Escribe/);
  expect(screen.getByText('El último día es antes del primero')).toBeTruthy();

  fireEvent.change(within(overlapping).getByLabelText(/^Desde/), { target: { value: '12:00' } });
  expect(overlapping.textContent).not.toContain('Otra fila');
  fireEvent.change(within(half).getByLabelText(/^Hasta/), { target: { value: '08:00' } });
  expect(half.textContent).toContain('Tiene que ser más tarde que la hora anterior');
});

it.each([
  ['es', 'Añadir una credencial', 'Nombre, Español', 'Nombre, Inglés'],
  ['en', 'Add a credential', 'Name, English', 'Name, Spanish'],
] as const)(
  'asks for a new credential in the owner’s own language first (%s)',
  async (locale, add, own, other) => {
    await show('#credentials', sampleFacts(), locale);
    fireEvent.click(screen.getByRole('button', { name: add }));
    const first = screen.getByRole('textbox', { name: own });
    await waitFor(() => expect(document.activeElement).toBe(first));
    const order = first.compareDocumentPosition(screen.getByRole('textbox', { name: other }));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

it('asks for the reason for a closure in the owner’s own language first', async () => {
  await show('#hours', sampleFacts());
  fireEvent.click(screen.getByRole('button', { name: 'Añadir días cerrados' }));
  const reasons = screen.getAllByRole('textbox', { name: /^Motivo/ });
  expect(reasons.map((each) => each.getAttribute('lang'))).toEqual(['es', 'en']);
});

it('fills in typical business hours, and adds or removes a break with a single tap', async () => {
  await show('#hours', sampleFacts({ hours: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Añadir un horario' }));
  const row = within(within(screen.getByRole('group', { name: 'Horario' })).getByRole('listitem'));
  const pressed = () =>
    row
      .getAllByRole('button', { pressed: true })
      .map((day) => day.textContent)
      .join();
  const times = () =>
    row.getAllByLabelText<HTMLInputElement>(/desde|hasta/i, { selector: 'input' }).map(({ value }) => value);
  expect(pressed()).toBe('lunes,martes,miércoles,jueves,viernes');
  expect(times()).toEqual(['09:00', '17:00']);
  const button = row.getByRole('button', { name: 'Añadir un receso' });
  fireEvent.click(button);
  expect(times()).toEqual(['09:00', '12:00', '13:00', '17:00']);
  expect(button.textContent).toBe('Quitar el receso');
  fireEvent.click(button);
  expect(times()).toEqual(['09:00', '17:00']);
});

const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('shows towns as one list until the owner splits them into groups, and starts a new town at each comma', async () => {
  const { session } = await show('#areas', sampleFacts({ areas: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Añadir un pueblo' }));
  expect(screen.queryByRole('group', { name: 'Cerca' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Cabo Rojo, Mayagüez,' } });
  expect(names()).toEqual(['Cabo Rojo', 'Mayagüez', '']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox').at(-1)));
  fireEvent.change(screen.getByRole('textbox', { name: /^Pueblo 3/ }), { target: { value: 'Ponce' } });
  expect(session.getState().values.areas).toMatchObject(
    ['Cabo Rojo', 'Mayagüez', 'Ponce'].map((name) => ({ name, group: 'metro' })),
  );

  fireEvent.click(screen.getByRole('button', { name: 'Separarlos en dos grupos' }));
  const farther = within(screen.getByRole('group', { name: 'Más lejos' }));
  fireEvent.click(farther.getByRole('button', { name: 'Añadir un pueblo' }));
  expect(session.getState().values.areas).toContainEqual(
    expect.objectContaining({ name: '', group: 'others' }),
  );
});

it('adds a town to the only group in use', async () => {
  const { session } = await show('#areas', sampleFacts({ areas: [{ name: 'Moca', group: 'others' }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Añadir un pueblo' }));
  expect(session.getState().values.areas).toMatchObject(
    ['Moca', ''].map((name) => ({ name, group: 'others' })),
  );
});

it('does not mark a row added after a failed attempt to publish until the next attempt', async () => {
  const { session } = await show('#hours', {
    ...sampleFacts(),
    hours: [{ days: ['Monday'], opens: '', closes: '12:00', opensAgain: '', closesAgain: '' }],
  });
  act(() => void session.findPublicationError());
  const list = within(screen.getByRole('group', { name: 'Horario' }));
  const missing = () =>
    list.getAllByRole('listitem').map((row) => row.querySelectorAll('[aria-invalid="true"]').length);
  expect(missing()).toEqual([1]);
  fireEvent.click(list.getByRole('button', { name: 'Añadir un horario' }));
  expect(missing()).toEqual([1, 0]);
  // Fills in the only missing value, so no errors are left.
  fireEvent.change(list.getAllByLabelText(/^Desde/)[0] as Element, { target: { value: '08:00' } });
  expect(session.getState().errors).toEqual({});
  act(() => void session.findPublicationError());
  // The new row's closing time is copied from the previous row, so only its opening time is missing.
  expect(missing()).toEqual([0, 1]);
});

it('does not mark a town added by typing a comma until the next attempt to publish', async () => {
  const areas = [{ name: '', group: 'metro' as const }];
  const { session } = await show('#areas', sampleFacts({ areas }));
  act(() => void session.findPublicationError());
  const marked = () =>
    screen.getAllByRole('textbox').map((town) => town.getAttribute('aria-invalid') === 'true');
  expect(marked()).toEqual([true]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ',' } });
  expect(marked()).toEqual([true, false]);
  act(() => void session.findPublicationError());
  expect(marked()).toEqual([true, true]);
});
