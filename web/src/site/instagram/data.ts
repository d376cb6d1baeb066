import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { INSTAGRAM_LIMIT, asInstagramPost } from '@app/domain/instagram/posts';
import { queryOptions } from '@tanstack/react-query';
import { readFirestore } from '../../shared/data/readFirestore';

/** The query for the latest Instagram posts, newest first. */
export const instagramQuery = queryOptions({
  queryKey: ['instagram'],
  queryFn: () =>
    readFirestore(({ db, collection, limit, orderBy, query, readList }) =>
      readList(
        query(
          collection(db, PUBLIC_COLLECTIONS.instagramPosts),
          orderBy('postedAt', 'desc'),
          limit(INSTAGRAM_LIMIT),
        ),
        asInstagramPost,
      ),
    ),
});
