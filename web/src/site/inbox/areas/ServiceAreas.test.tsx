import { ChakraProvider } from '@chakra-ui/react';
import type { Facts } from '@app/domain/content/facts';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../../../shared/content/SiteContext';
import { getSystem } from '../../../shared/ui/theme';
import { localSiteOf } from '../../platform/content/siteInWords';
import { ServiceAreas } from './ServiceAreas';

afterEach(cleanup);

/** Renders the service areas with the given towns, in Spanish. */
async function show(areas: Facts['areas'], contact: object = {}): Promise<void> {
  const documents = { facts: sampleFacts({ city: 'Mayagüez', areas }), contact };
  const { site, i18n } = await localSiteOf(
    { documents, services: [], ownPages: [] },
    { locale: 'es', now: new Date('2026-11-26T12:00:00Z'), sanitize: (html) => html },
  );
  render(
    <ChakraProvider value={getSystem()}>
      <SiteContext value={site}>
        <I18nextProvider i18n={i18n}>
          <ServiceAreas />
        </I18nextProvider>
      </SiteContext>
    </ChakraProvider>,
  );
}

const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const dots = () => document.querySelectorAll('svg > circle:is([r="2"], [r="2.6"])').length;
const towns = (group: Facts['areas'][number]['group'], ...names: string[]) =>
  names.map((name) => ({ name, group }));

it.each(['metro', 'others'] as const)(
  'towns in a single group form one list without headings or a note, and each town has a dot (%s)',
  async (group) => {
    await show(towns(group, 'Mayagüez', 'Cabo Rojo', 'San German'));
    expect(headings()).toEqual([]);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(dots()).toBe(3);
    expect(document.querySelectorAll('p')).toHaveLength(1);
  },
);

const GROUPS = [...towns('metro', 'Mayagüez'), ...towns('others', 'Ponce')];

it('two groups of towns have neutral headings unless the owner provides others', async () => {
  await show(GROUPS);
  expect(headings()).toEqual(['Cerca', 'Más lejos']);
  cleanup();
  await show(GROUPS, {
    areasMetroEs: 'El oeste',
    areasOthersEs: 'El sur',
    areasNoteEs: 'Pregunta por otros.',
  });
  expect(headings()).toEqual(['El oeste', 'El sur']);
  expect(screen.getByText('Pregunta por otros.')).toBeTruthy();
});

it('places outside Puerto Rico are listed without a map', async () => {
  await show(towns('metro', 'Orlando'));
  expect(screen.getByText('Orlando')).toBeTruthy();
  expect(document.querySelector('svg')).toBeNull();
});
