import { testPublicList } from './public-list';

testPublicList({
  collection: 'siteContent',
  id: 'facts',
  stored: { name: 'Perro Wisdom', phone: '' },
  changed: { name: 'Gato Wisdom' },
  orderBy: ['name'],
  limit: 7,
});
