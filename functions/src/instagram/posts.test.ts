import fc from 'fast-check';
import { INSTAGRAM_LIMIT } from '@app/domain/instagram/posts';
import { describe, expect, it } from 'vitest';
import { changesOf, chooseShown, type ShownPost } from './posts';

const post = (day: number, changes: Partial<ShownPost> = {}): ShownPost => ({
  id: `p${day}`,
  permalink: `https://www.instagram.com/p/${day}/`,
  mediaUrl: '/images/uploads/instagram-a-64x48.webp',
  caption: `Day ${day}`,
  likeCount: 0,
  commentCount: 0,
  postedAt: day,
  source: `${day}`,
  account: 'luna',
  ...changes,
});
const idsOf = (posts: readonly ShownPost[]): string[] => posts.map(({ id }) => id);
const days = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 10 });

describe('the posts shown', () => {
  it('are the newest posts with a picture', () => {
    expect(
      idsOf(
        chooseShown(
          [3, 9, 5, 7, 1].map((day) => post(day)),
          [],
          { ids: new Set(), completeSince: 0 },
          'luna',
        ),
      ),
    ).toEqual(['p9', 'p7', 'p5', 'p3']);
  });

  it('include an earlier post only if it is from the same account and older than the posts that the response covers', () => {
    const before = [post(2), post(6), post(1, { account: 'max' })];
    expect(idsOf(chooseShown([post(8)], before, { ids: new Set(['p8']), completeSince: 5 }, 'luna'))).toEqual(
      ['p8', 'p2'],
    );
    expect(
      idsOf(chooseShown([post(8)], before, { ids: new Set(['p8', 'p2']), completeSince: 5 }, 'luna')),
    ).toEqual(['p8']);
    expect(idsOf(chooseShown([post(8)], before, { ids: new Set(['p8']), completeSince: 0 }, 'luna'))).toEqual(
      ['p8'],
    );
  });

  it('exclude deleted posts, and include all posts with a picture up to the limit', () => {
    fc.assert(
      fc.property(
        days,
        days,
        days,
        fc.integer({ min: 0, max: 31 }),
        (answered, loaded, before, completeSince) => {
          const ids = new Set(answered.map((day) => `p${day}`));
          const withPicture = loaded.filter((day) => answered.includes(day)).map((day) => post(day));
          const shown = chooseShown(
            withPicture,
            before.map((day) => post(day)),
            { ids, completeSince },
            'luna',
          );
          expect(shown.length).toBeLessThanOrEqual(INSTAGRAM_LIMIT);
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(withPicture.length, INSTAGRAM_LIMIT));
          expect(shown.filter(({ id, postedAt }) => !ids.has(id) && postedAt >= completeSince)).toEqual([]);
          expect(shown.map(({ postedAt }) => postedAt)).toEqual(
            shown.map(({ postedAt }) => postedAt).sort((a, b) => b - a),
          );
        },
      ),
    );
  });
});

describe('the changes to posts', () => {
  it('turn the shown posts into the new ones, and are empty if the two lists are identical', () => {
    const shownPosts = days.map((chosen) => chosen.map((day) => post(day)));
    fc.assert(
      fc.property(shownPosts, shownPosts, fc.boolean(), (shown, next, isLiked) => {
        const wanted = next.map((each) => ({ ...each, likeCount: isLiked ? 1 : 0 }));
        const { write, remove, isVisible } = changesOf(shown, wanted);
        const after = new Map(shown.filter(({ id }) => !remove.includes(id)).map((each) => [each.id, each]));
        for (const each of write) after.set(each.id, each);
        expect([...after.values()].sort((a, b) => a.postedAt - b.postedAt)).toEqual(
          [...wanted].sort((a, b) => a.postedAt - b.postedAt),
        );
        expect(isVisible).toBe([...idsOf(shown)].sort().join() !== [...idsOf(next)].sort().join());
        expect(changesOf(wanted, wanted)).toEqual({ write: [], remove: [], isVisible: false });
      }),
    );
  });

  it.each([
    ['the caption', { caption: 'Other words' }, true],
    ['the picture', { mediaUrl: '/images/uploads/instagram-b-64x48.webp' }, true],
    ['the number of likes', { likeCount: 7 }, false],
    ['the number of comments', { commentCount: 7 }, false],
  ])(
    'include a change to %s, and report it as visible only if pages show it',
    (_name, changes, isVisible) => {
      expect(changesOf([post(1)], [post(1, changes)])).toEqual({
        write: [post(1, changes)],
        remove: [],
        isVisible,
      });
    },
  );
});
