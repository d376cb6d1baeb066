/**
 * Counts the published posts in each language: in total, and by category, tag and numbered page. All counts
 * are in one small document, so a blog page can show categories and tags and link to its neighbors without
 * reading the other posts.
 */
import type { Locale } from '../general/locale';
import { asList, asNumber, asRecord, asText, nullable } from '../stored/reader';
import { localizeTags, POSTS_PER_PAGE, type BlogPost } from './posts';
import { nameIn, type PostTopics, type TopicNames } from './topics';
import type { TopicKind } from './topics.limits';

/** A category or tag, with its name in the language of the index. */
export interface NamedTopic {
  slug: string;
  name: string;
}
interface IndexedTopic extends NamedTopic {
  count: number;
}

export interface LanguageIndex {
  total: number;
  categories: readonly IndexedTopic[];
  tags: readonly IndexedTopic[];
  /** The number of posts on each numbered page of the blog. Page 1 has the oldest posts. */
  pages: readonly number[];
}
export type BlogIndex = Record<Locale, LanguageIndex>;

const asTopics = asList(asRecord<IndexedTopic>({ slug: asText, name: asText, count: asNumber }));
const asLanguageIndex = asRecord<LanguageIndex>({
  total: asNumber,
  categories: asTopics,
  tags: asTopics,
  pages: asList(asNumber),
});
export const asBlogIndex = asRecord<BlogIndex>({ en: asLanguageIndex, es: asLanguageIndex });

/**
 * For each language, the numbered blog page that lists a post, or null if the post isn't published in that
 * language.
 */
export type ListPages = Record<Locale, number | null>;

export interface IndexedPost extends PostTopics {
  listPage: ListPages;
}
const asListPages = asRecord<ListPages>({ en: nullable(0), es: nullable(0) });
export const asIndexedPost = asRecord<IndexedPost>({
  categoryEn: asText,
  categoryEs: asText,
  categorySlug: asText,
  tags: asList(asText),
  tagsEs: asList(asText),
  tagSlugs: asList(asText),
  listPage: asListPages,
});

const NO_POSTS: LanguageIndex = { total: 0, categories: [], tags: [], pages: [] };
export const EMPTY_BLOG_INDEX: BlogIndex = { en: NO_POSTS, es: NO_POSTS };

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function countTopic(topics: readonly IndexedTopic[], { slug, name }: NamedTopic, by: 1 | -1): IndexedTopic[] {
  const known = topics.find((topic) => topic.slug === slug);
  const count = (known?.count ?? 0) + by;
  const others = topics.filter((topic) => topic.slug !== slug);
  if (count <= 0) return others;
  // If a topic was renamed, an added post has the current name, but a removed post may still have the former
  // one.
  return [...others, { slug, name: by === 1 ? name : (known?.name ?? name), count }].sort((a, b) =>
    byText(a.slug, b.slug),
  );
}

function countIn(index: LanguageIndex, post: IndexedPost, locale: Locale, by: 1 | -1): LanguageIndex {
  const page = post.listPage[locale];
  if (page === null) return index;
  const category = nameIn({ en: post.categoryEn, es: post.categoryEs }, locale);
  const names = localizeTags(post, locale);
  return {
    total: Math.max(0, index.total + by),
    categories: countTopic(index.categories, { slug: post.categorySlug, name: category }, by),
    tags: post.tagSlugs.reduce(
      (tags, slug, place) => countTopic(tags, { slug, name: names[place] ?? slug }, by),
      index.tags,
    ),
    pages: countOnPage(index.pages, page, by),
  };
}

const count = (index: BlogIndex, post: IndexedPost | null, by: 1 | -1): BlogIndex =>
  post ? { en: countIn(index.en, post, 'en', by), es: countIn(index.es, post, 'es', by) } : index;

export function renameIndexedTopic(
  index: BlogIndex,
  kind: TopicKind,
  slug: string,
  names: TopicNames,
): BlogIndex {
  const list = kind === 'category' ? 'categories' : 'tags';
  const renamedIn = (locale: Locale): LanguageIndex => ({
    ...index[locale],
    [list]: index[locale][list].map((topic) =>
      topic.slug === slug ? { ...topic, name: nameIn(names, locale) } : topic,
    ),
  });
  return { en: renamedIn('en'), es: renamedIn('es') };
}

/**
 * Adds `by` to the number of posts on a numbered page. Drops the newest pages if they become empty. An empty
 * older page keeps its number.
 */
function countOnPage(pages: readonly number[], page: number, by: 1 | -1): number[] {
  const counts = Array.from({ length: Math.max(pages.length, page) }, (_, index) =>
    Math.max(0, (pages[index] ?? 0) + (index === page - 1 ? by : 0)),
  );
  while (counts.at(-1) === 0) counts.pop();
  return counts;
}

/** Returns the numbered page for a newly published post: the newest page or, if that is full, a new page. */
function nextListPage({ pages }: LanguageIndex): number {
  const newest = pages.at(-1) ?? POSTS_PER_PAGE;
  return newest < POSTS_PER_PAGE ? pages.length : pages.length + 1;
}

/**
 * Assigns all published posts to numbered pages, with the oldest posts on page 1. Returns each post's pages,
 * by post id.
 */
export function numberListPages(
  posts: readonly Pick<BlogPost, 'id' | 'languages' | 'published' | 'publishedAt'>[],
): Map<string, ListPages> {
  const oldestFirst = posts
    .filter(({ published }) => published)
    .sort((a, b) => byText(a.publishedAt ?? '', b.publishedAt ?? ''));
  const counts = { en: 0, es: 0 };
  const nextPage = (locale: Locale): number => Math.floor(counts[locale]++ / POSTS_PER_PAGE) + 1;
  return new Map(
    oldestFirst.map(({ id, languages }) => [
      id,
      { en: languages.en ? nextPage('en') : null, es: languages.es ? nextPage('es') : null },
    ]),
  );
}

/**
 * Returns the index after a change to a post. `before` is null for a new post, and `after` is null for a
 * deleted one.
 */
export const reindex = (index: BlogIndex, before: IndexedPost | null, after: IndexedPost | null): BlogIndex =>
  count(count(index, before, -1), after, 1);

interface SavedPost {
  /** The post before the save, or null for a new post. */
  before: IndexedPost | null;
  after: PostTopics & Pick<BlogPost, 'languages'>;
  /** Whether the post was already published and keeps its publication date. */
  keepsDate: boolean;
}

/**
 * Returns the index after a post is published, and the numbered pages that list the post. In each language, a
 * post stays on its page as long as it keeps its publication date.
 */
export function indexSavedPost(
  index: BlogIndex,
  { before, after, keepsDate }: SavedPost,
): { index: BlogIndex; listPage: ListPages } {
  const withoutPost = reindex(index, before, null);
  const pageIn = (locale: Locale): number | null =>
    after.languages[locale]
      ? ((keepsDate ? before?.listPage[locale] : null) ?? nextListPage(withoutPost[locale]))
      : null;
  const listPage = { en: pageIn('en'), es: pageIn('es') };
  return { index: reindex(withoutPost, null, { ...after, listPage }), listPage };
}

/** Builds the index from all posts. */
export const indexPosts = (posts: readonly IndexedPost[]): BlogIndex =>
  posts.reduce((index, post) => count(index, post, 1), EMPTY_BLOG_INDEX);
