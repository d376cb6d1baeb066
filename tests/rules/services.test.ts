import { testPublicList } from './public-list';

testPublicList({
  collection: 'services',
  id: 'puppy-training',
  stored: { slug: 'puppy-training', order: 0 },
  changed: { slug: 'cat-training' },
  orderBy: ['order'],
  limit: 3,
});
