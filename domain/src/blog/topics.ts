/**
 * The categories and tags of the blog. Each has a name in each language and a slug, which addresses use and
 * which never changes. A post stores the present names of its topics beside their slugs.
 */
import type { BlogPost, BlogPostInput } from './posts';
import { otherLocale, type Locale } from '../general/locale';
import { SLUG_MAX_LENGTH, slugify } from '../general/slug';
import { asBoolean, asChoice, asList, asRecord, asText, withUnknown } from '../stored/reader';
import { TOPIC_KINDS, type TopicKind } from './topics.limits';

/** One of the names may be empty: the other one then serves both languages. */
export type TopicNames = Record<Locale, string>;

export const nameIn = (names: TopicNames, locale: Locale): string =>
  names[locale] || names[otherLocale(locale)];

export interface StoredTopic extends TopicNames {
  kind: TopicKind;
  slug: string;
  /** The names that it had before, in either language. */
  former: string[];
  /**
   * Whether a renaming was interrupted: some posts still show the former name. Renaming it again completes
   * that.
   */
  isRenaming: boolean;
}

/** Reads the document that holds all topics. */
export const asTopicsDocument = asRecord<{ topics: StoredTopic[] }>({
  topics: asList(
    withUnknown(
      asRecord<StoredTopic>({
        kind: asChoice(TOPIC_KINDS, 'category'),
        slug: asText,
        en: asText,
        es: asText,
        former: asList(asText),
        isRenaming: asBoolean,
      }),
    ),
  ),
});

export interface Topic extends Omit<StoredTopic, 'former'> {
  /** How many posts have it, drafts included. */
  posts: number;
}

/** What a post says about its topics. */
export type PostTopicNames = Pick<BlogPostInput, 'categoryEn' | 'categoryEs' | 'tags' | 'tagsEs'>;
/** The present names of a post's topics, with their slugs. */
export type PostTopics = PostTopicNames & Pick<BlogPost, 'categorySlug' | 'tagSlugs'>;

/** Case, accents and punctuation do not count. */
const isAmong = (name: string, names: readonly string[]): boolean =>
  slugify(name) !== '' && names.some((own) => slugify(own) === slugify(name));

/**
 * Whether a topic has a name in either language. One without letters or digits, which only a tag can have,
 * counts as it is.
 */
export const hasName = ({ en, es }: TopicNames, name: string): boolean =>
  isAmong(name, [en, es]) || (name !== '' && name === en);

export const findNamed = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  topics.find((topic) => topic.kind === kind && hasName(topic, name));

/**
 * Finds the topic that has a name or, if there is none, had it before. The slug is made of the first name.
 */
export const findTopic = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  findNamed(topics, kind, name) ??
  topics.find((topic) => topic.kind === kind && isAmong(name, [...topic.former, topic.slug]));

/**
 * Returns a topic with new names: it remembers the former ones, by which older texts and copies still find
 * it.
 */
export function renamedTopic(topic: StoredTopic, { en, es }: TopicNames): StoredTopic {
  const former = new Set([...topic.former, topic.en, topic.es]);
  for (const present of ['', en, es]) former.delete(present);
  return { ...topic, en, es, former: [...former] };
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

/**
 * Finds the topics that a post names, by present or former names, and returns their present names and the
 * topics to be added. A save never renames a topic: where the post has another name in the second language,
 * the topic's own counts.
 */
export function resolveNames(
  stored: readonly StoredTopic[],
  { categoryEn, categoryEs, tags, tagsEs }: PostTopicNames,
): { topics: PostTopics; added: StoredTopic[] } {
  const added: StoredTopic[] = [];
  function topicOf(kind: TopicKind, names: TopicNames): StoredTopic | null {
    const topics = [...stored, ...added];
    const known = findTopic(topics, kind, nameIn(names, 'en'));
    const topic = known ?? newTopic(topics, kind, names);
    if (topic && !known) added.push(topic);
    return topic;
  }

  const category = topicOf('category', { en: categoryEn, es: categoryEs });
  const found = new Map<string, StoredTopic>();
  const withoutSlug = new Map<string, string>();
  tags.forEach((en, index) => {
    const es = tagsEs[index] ?? '';
    const topic = topicOf('tag', { en, es });
    if (topic) found.set(topic.slug, topic);
    else withoutSlug.set(en, es);
  });
  const all = [...found.values()];
  const topics = {
    categoryEn: category?.en ?? categoryEn,
    categoryEs: category?.es ?? categoryEs,
    categorySlug: category?.slug ?? '',
    tags: [...all.map((topic) => nameIn(topic, 'en')), ...withoutSlug.keys()],
    tagsEs: [...all.map(({ es }) => es), ...withoutSlug.values()],
    tagSlugs: all.map(({ slug }) => slug),
  };
  return { topics, added };
}

/** Returns the names of a post's topics after one of them was renamed; null if they are the same. */
export function renameInPost(post: PostTopics, { kind, slug, en, es }: StoredTopic): PostTopics | null {
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

/**
 * Returns the topics of posts. Where posts call one differently, the first post counts; a missing Spanish
 * name is taken from any of them.
 */
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
