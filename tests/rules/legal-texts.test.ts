import { testPublicList } from './public-list';

testPublicList({
  collection: 'legalTexts',
  id: 'privacy',
  stored: { titleEn: 'Privacy', contentEn: '<p>We keep little.</p>' },
  changed: { titleEn: 'No privacy' },
  orderBy: ['titleEn'],
  limit: 2,
});
