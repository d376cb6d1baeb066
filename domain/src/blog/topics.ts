/**
 * The categories and tags of the blog. Each has a name in each language and a slug, which addresses use and which never changes. A post
 * stores the present names of its topics beside their slugs.
 */
import type { InferType } from 'yup';
import type { BlogPost, BlogPostInput } from './posts';
import { otherLocale, type Locale } from '../general/locale';
import { SLUG_MAX_LENGTH, slugify } from '../general/slug';
import type { TopicKind } from './topics.limits';
import type { storedTopicSchema } from './topics.schema';

/** One of the names may be empty: the other one then serves both languages. */
export type TopicNames = Record<Locale, string>;

/** Returns the name of a topic in a language. */
export const nameIn = (names: TopicNames, locale: Locale): string =>
  names[locale] || names[otherLocale(locale)];

export interface Topic extends TopicNames {
  kind: TopicKind;
  slug: string;
  /** How many posts have it, drafts included. */
  posts: number;
  /** Whether a renaming was interrupted: some posts still show the former name. Renaming it again completes that. */
  isRenaming: boolean;
}

/** A topic as it is stored, with the names that it had before. */
export type StoredTopic = InferType<typeof storedTopicSchema>;

/** What a post says about its topics. */
export type PostTopicNames = Pick<BlogPostInput, 'categoryEn' | 'categoryEs' | 'tags' | 'tagsEs'>;
/** The present names of a post's topics, with their slugs. */
export type PostTopics = PostTopicNames & Pick<BlogPost, 'categorySlug' | 'tagSlugs'>;

function findBy(
  topics: readonly StoredTopic[],
  kind: TopicKind,
  name: string,
  names: (topic: StoredTopic) => readonly string[],
): StoredTopic | undefined {
  const wanted = slugify(name);
  if (wanted === '') return undefined;
  return topics.find((topic) => topic.kind === kind && names(topic).some((own) => slugify(own) === wanted));
}

/** Finds the topic that has a name in either language. Case, accents and punctuation do not count. */
export const findNamed = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  findBy(topics, kind, name, ({ en, es }) => [en, es]);

/** Finds the topic that has a name or, if there is none, had it before. The slug is made of the first name. */
export const findTopic = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  findNamed(topics, kind, name) ?? findBy(topics, kind, name, ({ slug, former }) => [...former, slug]);

/** Returns a topic with new names: it remembers the former ones, by which older texts and copies still find it. */
export function renamedTopic(topic: StoredTopic, { en, es }: TopicNames): StoredTopic {
  const former = [...topic.former, topic.en, topic.es].filter(
    (name) => name !== '' && name !== en && name !== es,
  );
  return { ...topic, en, es, former: [...new Set(former)] };
}

/** Returns a new topic; null for a name without letters or digits, which no address could use. */
export function newTopic(
  topics: readonly StoredTopic[],
  kind: TopicKind,
  { en, es }: TopicNames,
): StoredTopic | null {
  const base = slugify(nameIn({ en, es }, 'en'));
  if (base === '') return null;
  const taken = new Set(topics.filter((topic) => topic.kind === kind).map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1)
    slug = `${base.slice(0, SLUG_MAX_LENGTH - 6).replace(/-$/, '')}-${number}`;
  return { kind, slug, en, es, former: [], isRenaming: false };
}

/** A category is known by its English name, or by the Spanish one where that is its only one. */
function resolveCategory(topics: readonly StoredTopic[], { categoryEn: en, categoryEs: es }: PostTopicNames) {
  const known = findTopic(topics, 'category', en === '' ? es : en);
  const created = known ? null : newTopic(topics, 'category', { en, es });
  const topic = known ?? created;
  return {
    names: { categoryEn: topic?.en ?? en, categoryEs: topic?.es ?? es, categorySlug: topic?.slug ?? '' },
    added: created ? [created] : [],
  };
}

function resolveTags(topics: readonly StoredTopic[], { tags, tagsEs }: PostTopicNames) {
  const found = new Map<string, StoredTopic>();
  const added: StoredTopic[] = [];
  const withoutSlug = new Map<string, string>();
  tags.forEach((en, index) => {
    const es = tagsEs[index] ?? '';
    const known = findTopic([...topics, ...added], 'tag', en);
    const topic = known ?? newTopic(topics, 'tag', { en, es });
    if (!topic) withoutSlug.set(en, es);
    else {
      if (!known) added.push(topic);
      found.set(topic.slug, topic);
    }
  });
  const all = [...found.values()];
  return {
    names: {
      tags: [...all.map((topic) => nameIn(topic, 'en')), ...withoutSlug.keys()],
      tagsEs: [...all.map(({ es }) => es), ...withoutSlug.values()],
      tagSlugs: all.map(({ slug }) => slug),
    },
    added,
  };
}

/**
 * Finds the topics that a post names, by present or former names, and returns their present names and the topics to be added. A save never
 * renames a topic: where the post has another name in the second language, the topic's own counts.
 */
export function resolveNames(
  topics: readonly StoredTopic[],
  names: PostTopicNames,
): { topics: PostTopics; added: StoredTopic[] } {
  const category = resolveCategory(topics, names);
  const tags = resolveTags(topics, names);
  return { topics: { ...category.names, ...tags.names }, added: [...category.added, ...tags.added] };
}

/** Returns the names of a post's topics after one of them was renamed; null if they are the same. */
export function renameInPost(
  post: PostTopics,
  { kind, slug, en, es }: Pick<StoredTopic, 'kind' | 'slug' | 'en' | 'es'>,
): PostTopics | null {
  if (kind === 'category') {
    if (post.categorySlug !== slug || (post.categoryEn === en && post.categoryEs === es)) return null;
    return { ...post, categoryEn: en, categoryEs: es };
  }
  const [place, name] = [post.tagSlugs.indexOf(slug), nameIn({ en, es }, 'en')];
  if (place === -1 || (post.tags[place] === name && post.tagsEs[place] === es)) return null;
  const replaced = (names: readonly string[], present: string) =>
    post.tags.map((_tag, index) => (index === place ? present : (names[index] ?? '')));
  return { ...post, tags: replaced(post.tags, name), tagsEs: replaced(post.tagsEs, es) };
}

/** Returns the topics of posts. Where posts call one differently, the first post counts; a missing Spanish name is taken from any of them. */
export function topicsOf(posts: readonly PostTopicNames[]): StoredTopic[] {
  const topics: StoredTopic[] = [];
  for (const post of posts) {
    topics.push(...resolveNames(topics, post).added);
    post.tags.forEach((name, place) => {
      const topic = findTopic(topics, 'tag', name);
      if (topic?.es === '') topic.es = post.tagsEs[place] ?? '';
    });
  }
  return topics;
}
