import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../../shared/data/answer.fixture';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { NO_VIDEO, VideoDialog, type VideoAttributes } from './VideoDialog';

const PICTURE = '/images/uploads/luna-1280x720.webp';
const DETAILS = { title: 'Luna waits', picture: PICTURE };
const OWN = { src: '/images/uploads/own-8x6.webp', alt: 'Luna', width: '8', height: '6' };

let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(async () => {
  asked = [];
  answer = () => Promise.resolve(answerOf(DETAILS));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer();
  });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titleField = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

function open(video: Partial<VideoAttributes> = {}) {
  const onSave = vi.fn<(video: VideoAttributes) => void>();
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <VideoDialog
          video={{ ...NO_VIDEO, ...video }}
          locale="es"
          choosePicture={() => Promise.resolve(OWN)}
          onSave={onSave}
          onCancel={() => undefined}
        />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return onSave;
}
const save = (name: string) => fireEvent.click(screen.getByText(name));

it('fills in a video’s title and picture from its URL', async () => {
  const onSave = open();
  type('Address of the video', 'https://youtu.be/dQw4w9WgXcQ?si=1');
  await waitFor(() => expect(titleField().value).toBe('Luna waits'));
  expect(asked).toEqual(['/api/admin/videos/dQw4w9WgXcQ']);
  save('Add the video');
  const picture = { src: PICTURE, alt: '', width: '1280', height: '720' };
  expect(onSave).toHaveBeenCalledWith({ ...picture, id: 'dQw4w9WgXcQ', title: 'Luna waits' });
});

it('keeps the owner’s title and picture when the details arrive', async () => {
  let arrive: () => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = () => resolve(answerOf(DETAILS))));
  const onSave = open({ id: 'dQw4w9WgXcQ' });
  await screen.findByText('Looking for its title and picture…');
  type('Title', 'Luna, my dog');
  fireEvent.click(screen.getByText('Choose a picture'));
  await screen.findByAltText('Luna');
  arrive();
  await screen.findByText('The title and picture come from YouTube. You can change both.');
  save('Add the video');
  expect(onSave).toHaveBeenCalledWith({ ...OWN, id: 'dQw4w9WgXcQ', title: 'Luna, my dog' });
});

it.each([
  ['when the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when YouTube refuses the request', () => Promise.resolve(answerOf({ title: '', picture: '' }))],
])('lets the owner type the title %s', async (_, failing) => {
  answer = failing;
  const onSave = open({ id: 'dQw4w9WgXcQ' });
  await waitFor(() => expect(screen.queryByText('Looking for its title and picture…')).toBeNull());
  save('Add the video');
  expect(screen.getByText('The video needs a title.')).toBeTruthy();
  type('Title', 'Luna, my dog');
  save('Add the video');
  expect(onSave).toHaveBeenCalledWith({ ...NO_VIDEO, id: 'dQw4w9WgXcQ', title: 'Luna, my dog' });
});

it('keeps an existing video’s title and picture until the URL points to another video', async () => {
  const onSave = open({ ...OWN, id: 'dQw4w9WgXcQ', title: 'Luna, my dog' });
  expect([titleField().value, asked]).toEqual(['Luna, my dog', []]);
  type('Address of the video', 'https://youtu.be/aaaaaaaaaaa');
  await waitFor(() => expect(titleField().value).toBe('Luna waits'));
  save('Change the video');
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ id: 'aaaaaaaaaaa', title: 'Luna waits', src: PICTURE });
});
