import { ChakraProvider } from '@chakra-ui/react';
import { NO_DETAILS, type LibraryPicture } from '@app/domain/pictures/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { useContext } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { startI18n } from '../../../shared/i18n/i18n';
import { ChoosePictureContext, type ChosenPicture, type PictureRequest } from './picture-choice';
import { PicturePicker } from './PicturePicker';
import { answerOf } from '../../../shared/data/answer.fixture';

const picture = (id: string, details: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...NO_DETAILS,
  id,
  path: `/images/uploads/${id}.webp`,
  width: 40,
  height: 30,
  uploadedAt: '2026-01-01T12:00:00.000Z',
  uses: [],
  ...details,
});

const plain = picture('a-40x30');
const described = picture('b-40x30', { altEn: 'A dog', altEs: 'Un perro', focus: '10% 20%' });

/** The details stored in the library, keyed by request path. */
let saved: Record<string, unknown> = {};

function answer(path: string, { method = 'GET', body }: RequestInit): Response {
  if (path === '/api/admin/pictures') return answerOf([plain, described]);
  const known = [plain, described].find(({ id }) => path === `/api/admin/pictures/${id}`);
  if (!known) return new Response('Gone', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  if (method === 'PUT') saved[path] = JSON.parse(body as string);
  return answerOf(known);
}

beforeEach(async () => {
  renders = 0;
  saved = {};
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => Promise.resolve(answer(path, options)));
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The number of times the screen behind the dialog has rendered. */
let renders = 0;

/** Opens the dialog, and returns the promise for the chosen picture. */
function open(request?: PictureRequest): Promise<ChosenPicture | null> {
  let chosen: Promise<ChosenPicture | null> | undefined;
  function Screen() {
    renders += 1;
    const choosePicture = useContext(ChoosePictureContext);
    return (
      <button
        onClick={() => {
          chosen = choosePicture(request);
        }}
      >
        Open
      </button>
    );
  }
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <PicturePicker>
          <Screen />
        </PicturePicker>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  screen.getByText('Open').focus();
  fireEvent.click(screen.getByText('Open'));
  if (!chosen) throw new Error('The dialog was not opened');
  return chosen;
}

const use = () => fireEvent.click(screen.getByRole('button', { name: 'Use picture' }));
const field = async (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);

it('uses a picture from the library once it is described, and stores the description in the library', async () => {
  const chosen = open();
  await screen.findByText('Use a picture from the site');
  fireEvent.click(await screen.findByRole('button', { name: /^Use this picture: Picture from/ }));
  const english = await field('In English');
  use();
  expect(screen.getAllByText('Describe the picture, or mark it as decorative').length).toBeGreaterThan(0);
  expect(english.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(english);
  fireEvent.change(english, { target: { value: ' Two dogs ' } });
  use();
  expect(await chosen).toEqual({ path: plain.path, altEn: 'Two dogs', altEs: '', focus: '' });
  expect(saved).toEqual({
    [`/api/admin/pictures/${plain.id}`]: { altEn: ' Two dogs ', altEs: '', isDecorative: false, focus: '' },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
});

/** Simulates an upload request that always responds with the first picture. */
class UploadRequest {
  upload = {};
  status = 201;
  responseText = JSON.stringify({ path: plain.path });
  onload: () => void = () => undefined;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = (name: string) => (name === 'Content-Type' ? 'application/json' : 'an-id');
  send = () => setTimeout(() => this.onload());
  abort = () => undefined;
}

class SentForm {
  append = () => undefined;
}

it.each([
  ['warns that an uploaded animation becomes a still picture', 2, 1],
  ['reports the upload of a still picture without a warning', 1, 0],
])('%s', async (_, frames, count) => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  // The content of jsdom's `File` can't be read, and jsdom's `FormData` doesn't accept Node's `File`.
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('FormData', SentForm);
  const head = 'GIF89a\x01\0\x01\0\0\0\0';
  const frame = ',\0\0\0\0\x01\0\x01\0\0\x02\x01\0\0';
  const gif = new File([head + frame.repeat(frames) + ';'], 'a.gif', { type: 'image/gif' });
  void open({ files: [gif] });
  expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
  expect(screen.queryAllByText(/^Animations don’t move on the site/)).toHaveLength(count);
});

it('asks for the details of each uploaded picture if several pictures are allowed', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('FormData', SentForm);
  const photo = () => new File(['x'], 'luna.png', { type: 'image/png' });
  const also: ChosenPicture[] = [];
  const chosen = open({ files: [photo(), photo()], onAlso: (picture) => also.push(picture) });
  expect(await screen.findByText('Image uploaded successfully! One more picture to go.')).toBeTruthy();
  fireEvent.change(await field('In English'), { target: { value: 'Luna sits' } });
  use();
  await waitFor(() => expect(also.map(({ altEn }) => altEn)).toEqual(['Luna sits']));
  expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
  fireEvent.change(await field('In English'), { target: { value: 'Luna stays' } });
  use();
  expect(await chosen).toMatchObject({ altEn: 'Luna stays' });
  expect(also).toHaveLength(1);
});

it('lets the owner choose one of several uploaded pictures if only one is allowed', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('FormData', SentForm);
  const photo = () => new File(['x'], 'luna.png', { type: 'image/png' });
  const chosen = open({ files: [photo(), photo()], aspectRatio: '1/1' });
  expect(await screen.findByText('Image uploaded successfully! 2 pictures are in the library.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await chosen).toBeNull();
});

it.each([
  ['16/9', ['On the page', 'In a list', 'When shared']],
  ['1/1', ['Where it goes']],
])('previews a picture’s crops for the requested aspect ratio %s', async (aspectRatio, crops) => {
  void open({ aspectRatio });
  fireEvent.click(await screen.findByRole('button', { name: /^Use this picture: A dog/ }));
  const focalPoint = within(await screen.findByRole('region', { name: 'What matters most?' }));
  expect(focalPoint.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(crops);
});

it('uses a picture without asking for a description if adjacent text names it', async () => {
  const chosen = open({ isNamed: true });
  fireEvent.click(await screen.findByRole('button', { name: /^Use this picture: A dog/ }));
  expect(await chosen).toEqual({ path: described.path, altEn: '', altEs: '', focus: '' });
  expect(saved).toEqual({});
});

it('returns no alternative text for a decorative picture', async () => {
  const chosen = open();
  fireEvent.click(await screen.findByRole('button', { name: /^Use this picture: A dog/ }));
  fireEvent.click(await screen.findByRole('switch', { name: 'It is only decorative' }));
  use();
  expect(await chosen).toEqual({ path: described.path, altEn: '', altEs: '', focus: '10% 20%' });
});

it('prefers the description entered where a picture is used over the one in the library', async () => {
  const place = { path: described.path, altEn: '', altEs: 'Mi perra', focus: '' };
  const chosen = open({ current: place });
  expect((await field('In Spanish')).value).toBe('Mi perra');
  expect((await field('In English')).value).toBe('');
  use();
  expect(await chosen).toEqual({ ...place, focus: '10% 20%' });
  cleanup();

  void open({ current: { ...place, altEs: '' } });
  expect((await field('In Spanish')).value).toBe('Un perro');
});

it("returns the details of a picture that isn't in the library, without storing them there", async () => {
  const chosen = open({
    current: { path: '/images/site/hero-1600x900.webp', altEn: 'A beach', altEs: '', focus: '' },
  });
  await field('In English');
  use();
  expect(await chosen).toEqual({
    path: '/images/site/hero-1600x900.webp',
    altEn: 'A beach',
    altEs: '',
    focus: '',
  });
  expect(saved).toEqual({});
});

it('resolves to null when the dialog is closed', async () => {
  const chosen = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await chosen).toBeNull();
});

it('does not rerender the screen behind the dialog when the dialog opens and closes', async () => {
  const chosen = open();
  await screen.findByRole('button', { name: /^Use this picture: A dog/ });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await chosen;
  expect(renders).toBe(1);
});
