import { samplePost } from '@app/domain/blog/posts.fixture';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { expect, it } from 'vitest';
import { blogPosting } from './structuredData';

const facts = sampleFacts();
const { siteUrl } = facts;

const post = {
  ...samplePost,
  slug: 'sit-and-stay',
  titleEs: 'Siéntate',
  excerptEs: 'Resumen',
  categoryEs: 'Cachorros',
  authorEn: 'Marisol Vega',
  tags: ['leash', 'heat'],
  tagsEs: ['correa', ''],
  featuredImage: '/images/uploads/a-16x9.webp',
  publishedAt: '2025-03-05T16:00:00.000Z',
  updatedAt: '2025-04-01T12:00:00.000Z',
};
const url = `${siteUrl}/es/blog/sit-and-stay`;

it('a post’s structured data has all the properties used for rich results, in the page’s language', () => {
  expect(blogPosting(post, 'es', { facts, look: '' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: 'Siéntate',
    description: 'Resumen',
    articleSection: 'Cachorros',
    image: [siteUrl + socialImagePath(post, 'es'), `${siteUrl}/images/uploads/a-16x9.webp`],
    inLanguage: 'es',
    author: { '@type': 'Person', name: 'Marisol Vega', url: `${siteUrl}/es/about` },
    publisher: { '@id': `${siteUrl}/#business` },
    datePublished: '2025-03-05T16:00:00.000Z',
    dateModified: '2025-04-01T12:00:00.000Z',
    keywords: ['correa', 'heat'],
  });
});

it('for a post without an author, picture, dates or tags, the structured data names the business as the author, has only the social image, and omits the dates and tags', () => {
  const bare = blogPosting(
    { ...post, authorEn: '', tags: [], featuredImage: '', publishedAt: null, updatedAt: null },
    'en',
    {
      facts,
      look: '',
    },
  );
  expect(bare.author).toEqual({ '@id': `${siteUrl}/#business` });
  expect(bare.image).toHaveLength(1);
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['datePublished']));
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['dateModified']));
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['keywords']));
  expect(JSON.stringify(bare)).not.toMatch(/""|null|\[\]/);
});
