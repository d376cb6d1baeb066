import { expect, it } from 'vitest';
import { generatedPosts } from './generated-posts';
import { fullRecords, problemsOf } from './records';

it('generatedPosts returns the requested number of posts, all of them valid alongside the handwritten ones', () => {
  expect(generatedPosts(25)).toHaveLength(25);
  expect(problemsOf(fullRecords(25))).toEqual([]);
});

it('generated posts are published, newest first, and older than every handwritten post', () => {
  const dates = fullRecords(25).posts.flatMap(({ publishedAt }) => publishedAt ?? []);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates).toHaveLength(7 + 25);
});
