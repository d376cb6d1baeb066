import { ChakraProvider } from '@chakra-ui/react';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../../shared/content/SiteContext';
import { NO_SITE } from '../../../../shared/content/site';
import { answerOf } from '../../../../shared/data/answer.fixture';
import { startI18n } from '../../../../shared/i18n/i18n';
import { getSystem } from '../../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../../platform/i18n/adminLanguage';
import { LinkDialog } from './LinkDialog';

const row = (changes: Partial<DraftSummary>) => ({
  publishedAt: '2026-01-01T12:00:00.000Z',
  deletedAt: null,
  ...changes,
});
const SERVICES = [
  row({ publicSlug: 'puppies', titleEn: 'Puppy training', titleEs: 'Cachorros' }),
  row({ publicSlug: 'old', titleEn: 'Old', titleEs: 'Viejo', deletedAt: '2026-01-02T12:00:00.000Z' }),
];
const OWN_PAGES = [
  row({ kind: 'ownPages', publicSlug: 'prices', titleEn: 'Prices', titleEs: 'Precios' }),
  row({ kind: 'ownPages', publicSlug: 'boarding', titleEn: 'Boarding', titleEs: '' }),
];
const POSTS = [
  row({ kind: 'posts', publicSlug: 'sit', titleEn: 'Sit and stay', titleEs: 'Siéntate y quédate' }),
  row({ kind: 'posts', publicSlug: 'english', titleEn: 'In English only', titleEs: '' }),
];

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      answerOf(path.includes('/posts') ? POSTS : path.includes('/ownPages') ? OWN_PAGES : SERVICES),
    ),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  startI18n('es');
  await showAdminLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open({ address = '', facts = {} } = {}) {
  const onSave = vi.fn<(address: string, text: string) => void>();
  const contact = { phone: '(787) 555-0142', whatsApp: '787-555-0142', email: 'ana@example.com' };
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <SiteContext value={{ ...NO_SITE, facts: { ...sampleFacts(), ...contact, ...facts } }}>
          <LinkDialog
            address={address}
            locale="es"
            asksForText
            onSave={onSave}
            onRemove={() => undefined}
            onCancel={() => undefined}
          />
        </SiteContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByText('Siéntate y quédate');
  await screen.findByText('Cachorros');
  await screen.findByText('Precios');
  return onSave;
}

const offered = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (value: string) => fireEvent.change(field('Dirección'), { target: { value } });
const save = () => fireEvent.click(screen.getByText('Poner el enlace'));

it.each([
  ['WhatsApp', 'https://wa.me/17875550142', 'WhatsApp'],
  ['Llamar', 'tel:+17875550142', '(787) 555-0142'],
  ['Correo', 'mailto:ana@example.com', 'ana@example.com'],
  ['Página de contacto', '/es/contact', 'Página de contacto'],
  ['Cachorros', '/es/services#puppies', 'Cachorros'],
  ['Precios', '/es/prices', 'Precios'],
  ['Siéntate y quédate', '/es/blog/sit', 'Siéntate y quédate'],
])('choosing %s fills in the link’s address and text', async (label, address, text) => {
  const onSave = await open();
  fireEvent.click(screen.getByText(label));
  expect([field('Dirección').value, field('Texto').value]).toEqual([address, text]);
  save();
  expect(onSave).toHaveBeenCalledWith(address, text);
});

it('offers only targets that visitors can read in the post’s language', async () => {
  await open();
  expect(screen.queryByText('Viejo')).toBeNull();
  expect(screen.queryByText('In English only')).toBeNull();
  expect(screen.queryByText('Boarding')).toBeNull();
});

it('keeps link text that the owner typed before choosing a target', async () => {
  const onSave = await open();
  fireEvent.change(field('Texto'), { target: { value: 'Escríbeme' } });
  fireEvent.click(screen.getByText('WhatsApp'));
  save();
  expect(onSave).toHaveBeenCalledWith('https://wa.me/17875550142', 'Escríbeme');
});

it.each(['7875550142', '(787) 555-0142', '+1 787 555 0142'])(
  'offers both WhatsApp and a phone call for %s',
  async (number) => {
    await open();
    type(number);
    expect(offered()).toEqual(['WhatsApp(787) 555-0142', 'Llamar(787) 555-0142']);
  },
);

it('offers both WhatsApp and a phone call for a separate WhatsApp number', async () => {
  await open({ facts: { whatsApp: '(787) 555-0199' } });
  type('7875550199');
  expect(offered()).toEqual(['WhatsApp(787) 555-0199', 'Llamar(787) 555-0199']);
});

it('offers only a phone call for a number without WhatsApp', async () => {
  const onSave = await open({ facts: { whatsApp: '' } });
  expect(screen.queryByText('WhatsApp')).toBeNull();
  type('7875550142');
  expect(offered()).toEqual(['Llamar(787) 555-0142']);
  save();
  expect(onSave).toHaveBeenCalledWith('tel:7875550142', '7875550142');
});

it('ignores accents in the search, and lists all targets once an external URL is typed', async () => {
  await open();
  const all = offered();
  type('quedate');
  expect(offered()).toEqual(['Siéntate y quédateArtículo']);
  fireEvent.click(screen.getByText('Siéntate y quédate'));
  expect(offered()).toEqual(['Siéntate y quédateArtículo']);
  type('www.example.com');
  expect(offered()).toEqual(all);
});

it('marks the selected target of an existing link to the owner’s site', async () => {
  await open({ address: '/es/contact' });
  expect(screen.getByRole('button', { pressed: true, hidden: true }).textContent).toBe('Página de contacto');
});
