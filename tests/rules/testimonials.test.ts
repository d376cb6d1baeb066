import { testPublicList } from './public-list';

testPublicList({
  collection: 'testimonials',
  id: 'olga-and-canela',
  stored: { nameEn: 'Olga', order: 0 },
  changed: { nameEn: 'Fake' },
  orderBy: ['order'],
  limit: 100,
});
