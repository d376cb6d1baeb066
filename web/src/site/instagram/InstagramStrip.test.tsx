import { ChakraProvider } from '@chakra-ui/react';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import type { InstagramPost } from '@app/domain/instagram/posts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../shared/data/queryClient';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import { NO_SITE, type SitePicture } from '../../shared/content/site';
import { SiteContext } from '../../shared/content/SiteContext';
import { getSystem } from '../../shared/ui/theme';
import { instagramQuery } from './data';
import { InstagramStrip } from './InstagramStrip';

afterEach(cleanup);

const post: InstagramPost = {
  id: '1',
  permalink: 'https://www.instagram.com/p/1/',
  mediaUrl: '/images/uploads/i-8x8.webp',
  caption: 'A walk',
  likeCount: 0,
  commentCount: 0,
};
const own: SitePicture = { src: '/images/uploads/own-80x60.webp', alt: 'My dog', focus: '10% 20%' };

/**
 * Renders the strip and returns the alternative text of each picture; null if there is no strip. `posts` is
 * undefined while the posts are loading.
 */
async function show({
  posts,
  pictures,
  instagram = '',
}: {
  posts?: InstagramPost[];
  pictures: SitePicture[];
  instagram?: string;
}): Promise<string[] | null> {
  const client = createQueryClient();
  if (posts) client.setQueryData(instagramQuery.queryKey, posts);
  else client.setQueryDefaults(instagramQuery.queryKey, { enabled: false });
  const site = { ...NO_SITE, facts: { ...sampleFacts(), instagram }, stripPictures: pictures };
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={createTranslations('en', await loadTexts('en'), NO_SITE)}>
          <SiteContext value={site}>
            <InstagramStrip />
          </SiteContext>
        </I18nextProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  if (!document.querySelector('section')) return null;
  return [...document.querySelectorAll('li img')].map((image) => image.getAttribute('alt') ?? '');
}

it('the Instagram strip shows posts even if the owner has provided pictures', async () => {
  expect(await show({ posts: [post], pictures: [own] })).toEqual(['A walk']);
});

it('the Instagram strip shows the owner’s pictures if there are no posts', async () => {
  expect(await show({ posts: [], pictures: [own, own] })).toEqual(['My dog', 'My dog']);
});

it('the Instagram strip is hidden if there are neither posts nor pictures, even if there is a profile to follow', async () => {
  expect(await show({ posts: [], pictures: [] })).toBeNull();
  cleanup();
  expect(await show({ posts: [], pictures: [], instagram: 'https://www.instagram.com/x' })).toBeNull();
});
