// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { NO_DETAILS } from '@app/domain/pictures/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LibraryPage } from './LibraryPage';
import { UploadTest } from './UploadTest';
import { getSystem } from '../../shared/ui/theme/index';
import { toastStore } from '../../shared/ui/toast';
import { ApiError } from '../../shared/data/api';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { startI18n } from '../../shared/i18n/i18n';
import { uploadFile } from '../editing/pictures/upload';
import { ChoosePictureContext } from '../editing/pictures/picture-choice';
import { PicturePicker } from '../editing/pictures/PicturePicker';
import { answerOf } from '../../shared/data/answer.fixture';

vi.mock(import('../editing/pictures/upload'));
vi.mock(import('../../shared/pictures/shrink'), () => ({
  shrinkPhoto: (file: File) => Promise.resolve(file),
  dataUrlOf: () => Promise.resolve('data:,'),
  loadImage: () => Promise.resolve(new Image()),
}));

const upload = vi.mocked(uploadFile);
const refused = new ApiError({
  status: 415,
  statusText: '',
  header: () => 'text/plain',
  body: 'Only images',
});

beforeEach(
  () =>
    void vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(answerOf(path.endsWith('/pictures') ? [] : { ...NO_DETAILS })),
    ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(children: ReactNode, language: 'en' | 'es'): Promise<void> {
  startI18n(language);
  await showAdminLanguage(language);
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

const choose = async (label: string, ...names: string[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) },
  });

/** An editor's screen with a button that opens the picture picker. */
const Editor = () => (
  <PicturePicker>
    <ChoosePictureContext.Consumer>
      {(choosePicture) => <button onClick={() => void choosePicture()}>Open</button>}
    </ChoosePictureContext.Consumer>
  </PicturePicker>
);

it('the library reports which upload failed and why, and then that the retry succeeded', async () => {
  await show(<LibraryPage />, 'en');
  upload.mockRejectedValueOnce(refused);
  await choose('Upload a picture', 'rex.png');
  const alert = await screen.findByRole('alert');
  expect(screen.getByText('Failed to upload image')).toBeTruthy();
  expect(alert.textContent).toMatch(/rex\.png.*Only images/);

  upload.mockResolvedValueOnce({ path: '/images/uploads/a-40x30.webp' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() =>
    expect(toastStore.get()).toMatchObject({
      title: 'Image uploaded successfully!',
      description: 'The picture is in the library.',
    }),
  );
});

it('the upload test shows a failed upload’s HTTP status and reason', async () => {
  await show(<UploadTest onUploaded={() => undefined} />, 'en');
  upload.mockRejectedValueOnce(refused);
  await choose('Image file', 'rex.png');
  await screen.findByText(/rex\.png/);
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Upload failed: 415: Only images');
});

it('the picture picker shows upload results itself, because it covers toasts', async () => {
  await show(<Editor />, 'es');
  fireEvent.click(screen.getByText('Open'));
  upload.mockRejectedValueOnce(refused);
  await choose('Subir una foto', 'rex.png');
  await screen.findByText('No se pudo subir la foto');

  upload.mockResolvedValueOnce({ path: '/images/uploads/a-40x30.webp' });
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect((await screen.findByText('¡Foto subida!')).closest('[role=status]')).not.toBeNull();
});

it('the picture picker counts the uploaded pictures', async () => {
  await show(<Editor />, 'en');
  fireEvent.click(screen.getByText('Open'));
  upload
    .mockResolvedValueOnce({ path: '/images/uploads/a-40x30.webp' })
    .mockResolvedValueOnce({ path: '/images/uploads/b-40x30.webp' });
  await choose('Upload a picture', 'a.png', 'b.png');
  expect((await screen.findByText(/^Image uploaded successfully!/)).textContent).toBe(
    'Image uploaded successfully! 2 pictures are in the library.',
  );
});

it("a picture's details explain why it couldn't be deleted", async () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  const picture = {
    ...NO_DETAILS,
    id: 'a-40x30',
    path: '/images/uploads/a-40x30.webp',
    width: 40,
    height: 30,
    uploadedAt: '2026-03-05T14:00:00.000Z',
    uses: [],
  };
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) =>
    Promise.resolve(
      method === 'DELETE'
        ? answerOf('The picture is in use', 409)
        : answerOf(path.endsWith('/pictures') ? [picture] : picture),
    ),
  );
  await show(<LibraryPage />, 'en');
  fireEvent.click(await screen.findByRole('button', { name: /^Details: / }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete picture' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const reason = await screen.findByText(/^The picture could not be deleted: ./);
  expect(reason.getAttribute('role')).toBe('alert');
  expect(reason.closest('[role=alertdialog]')).toBeNull();
  expect(reason.closest('dialog')).not.toBeNull();
});
