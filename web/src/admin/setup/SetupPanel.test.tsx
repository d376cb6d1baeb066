import { ChakraProvider } from '@chakra-ui/react';
import type { SetupState, SetupTopic } from '@app/domain/setup/steps';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { SetupPanel } from './SetupPanel';
import { answerOf } from '../../shared/data/answer.fixture';

beforeEach(async () => {
  localStorage.clear();
  startI18n('es');
  await showAdminLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the checklist with the step for `topic` in the given state, and returns that step's text. */
async function textOf(topic: SetupTopic, state: SetupState): Promise<string> {
  const steps = [
    { topic: 'name', state: 'missing', locales: [] },
    { topic, state, locales: [] },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf({ steps })));
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SetupPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByText('Nombre del negocio');
  return screen.getAllByRole('link', { hidden: true }).at(-1)?.textContent ?? '';
}

describe.each(['services', 'testimonials', 'posts'] as const)('the setup step for %s', (topic) => {
  it('asks the owner to replace or delete demo content', async () => {
    expect(await textOf(topic, 'demo')).toMatch(/(Borra|Cambia) los (artículos )?de muestra/);
  });

  it("doesn't mention demo content if there is none", async () => {
    expect(await textOf(topic, 'optional')).not.toMatch(/muestra|[Bb]orra/);
  });
});
