import { ChakraProvider } from '@chakra-ui/react';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { fieldSetOf } from '@app/domain/content/schemas';
import { emptyValues } from '@app/domain/fields/reader';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../../shared/data/answer.fixture';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { draftDefinition } from '../../editing/session/definition';
import { sessionOf } from '../../editing/session/editorSession.fixture';
import { SessionProvider } from '../../editing/session/useEditorSession';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { ServiceChoice } from './ServiceChoice';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PUPPIES = { id: 'puppies', deletedAt: null, titleEn: 'Puppies', titleEs: 'Cachorros' };

/** Renders the service choice. Returns a function that responds to its request with the given services. */
async function show(): Promise<(services: object[]) => void> {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  startI18n('en');
  await showAdminLanguage('en');
  const fields = emptyValues(fieldSetOf('testimonials', 'one')) as never;
  const session = sessionOf(
    draftDefinition('testimonials', 'one'),
    sampleDraft('testimonials', fields, { id: 'one' }),
  );
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider value={session}>
          <ServiceChoice />
        </SessionProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return (services) => answer(answerOf(services));
}

const choice = () => screen.queryByRole<HTMLSelectElement>('combobox');

it('shows a disabled service choice while the services are loading', async () => {
  const answer = await show();
  expect(choice()?.disabled).toBe(true);
  answer([PUPPIES]);
  await screen.findByRole('option', { name: 'Puppies' });
  expect(choice()?.disabled).toBe(false);
});

it('hides the service choice if there are no services', async () => {
  const answer = await show();
  answer([]);
  await waitFor(() => expect(choice()).toBeNull());
});
