import { testPublicList } from './public-list';

testPublicList({
  collection: 'instagramPosts',
  id: 'beach',
  stored: { caption: 'At the beach', postedAt: new Date(0) },
  changed: { caption: 'Fake' },
  orderBy: ['postedAt', 'desc'],
  limit: 4,
});
