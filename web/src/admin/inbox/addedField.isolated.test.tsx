// @vitest-environment jsdom
/** Tests that adding a field to the form's description is enough to make it appear in the owner's area. */
import { ChakraProvider } from '@chakra-ui/react';
import { line } from '@app/domain/fields/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { MessageDetails } from './MessageDetails';
import { answerOf } from '../../shared/data/answer.fixture';

vi.mock('@app/domain/inbox/contact-form', async (importOriginal) => {
  const original = await importOriginal<{ CONTACT_FORM: object }>();
  const breed = line({
    label: { en: 'Breed', es: 'Raza' },
    max: { length: 10, error: 'api.invalidBody' },
    autoComplete: 'off',
  });
  return { CONTACT_FORM: { ...original.CONTACT_FORM, breed } };
});

const message = {
  id: 'a',
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '787-555-0134',
  prefersWhatsApp: true,
  service: '',
  message: 'Mi perrita muerde.',
  breed: 'Sato',
  language: 'es',
  page: '',
  status: 'read',
  createdAt: '2026-03-05T14:00:00.000Z',
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
  spam: { score: 0, signs: [], verdict: null },
} as const;

it("a message's page shows an added field's value in the owner's language", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf([])));
  startI18n('es');
  await showAdminLanguage('es');
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MessageDetails
            message={{ ...message, notes: [], spam: { ...message.spam, signs: [] } }}
            onReply={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(terms.slice(1, 5)).toEqual([
    ['Teléfono', '787-555-0134'],
    ['Prefiere WhatsApp', 'Sí'],
    ['Servicio', 'Sin servicio escogido'],
    ['Raza', 'Sato'],
  ]);
  expect(screen.getByRole('link', { name: '787-555-0134' })).toHaveProperty('href', 'tel:+17875550134');
});
