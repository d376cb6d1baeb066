/**
 * The topics of the blog: its categories and tags. A topic has a name in each language, and a slug for paths,
 * which never changes. A post stores the current names and the slugs of its topics.
 */
import type { BlogPost, BlogPostInput } from './posts';
import { otherLocale, type Locale } from '../general/locale';
import { SLUG_MAX_LENGTH, slugify } from '../general/slug';
import { asBoolean, asChoice, asList, asRecord, asText, withUnknown } from '../stored/reader';
import { TOPIC_KINDS, type TopicKind } from './topics.limits';

/**
 * The names of a topic in both languages. If one of them is empty, the other name is used in both languages.
 */
export type TopicNames = Record<Locale, string>;

export const nameIn = (names: TopicNames, locale: Locale): string =>
  names[locale] || names[otherLocale(locale)];

export interface StoredTopic extends TopicNames {
  kind: TopicKind;
  slug: string;
  /** The former names of the topic, in either language. */
  former: string[];
  /**
   * Whether a renaming was interrupted, so that some posts still have the former name. Renaming the topic
   * again completes it.
   */
  isRenaming: boolean;
}

/** Reads the document that contains all topics. */
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
  /** The number of posts with the topic, including drafts. */
  posts: number;
}

/** The names of a post's topics. */
export type PostTopicNames = Pick<BlogPostInput, 'categoryEn' | 'categoryEs' | 'tags' | 'tagsEs'>;
/** The current names and the slugs of a post's topics. */
export type PostTopics = PostTopicNames & Pick<BlogPost, 'categorySlug' | 'tagSlugs'>;

/** Returns whether a name is among others. Ignores case, accents and punctuation. */
const isAmong = (name: string, names: readonly string[]): boolean =>
  slugify(name) !== '' && names.some((own) => slugify(own) === slugify(name));

/**
 * Returns whether a topic has the given name in either language. A name without letters or digits, which only
 * a tag can have, must match exactly.
 */
export const hasName = ({ en, es }: TopicNames, name: string): boolean =>
  isAmong(name, [en, es]) || (name !== '' && name === en);

export const findNamed = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  topics.find((topic) => topic.kind === kind && hasName(topic, name));

/**
 * Returns the topic with the given name, or else a topic with that former name. The slug counts as a former
 * name, because it derives from the first one.
 */
export const findTopic = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  findNamed(topics, kind, name) ??
  topics.find((topic) => topic.kind === kind && isAmong(name, [...topic.former, topic.slug]));

/**
 * Returns a topic with new names. It keeps its former names, so that older texts and copies can still refer
 * to it.
 */
export function renamedTopic(topic: StoredTopic, { en, es }: TopicNames): StoredTopic {
  const former = new Set([...topic.former, topic.en, topic.es]);
  for (const present of ['', en, es]) former.delete(present);
  return { ...topic, en, es, former: [...former] };
}

/**
 * Returns a new topic with a unique slug, or null for a name without letters or digits, which yields no slug.
 */
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
 * Finds the topics of a post by their current or former names. Returns their current names, and the topics to
 * be added. Saving a post never renames a topic: the topic's own name replaces a different name in the post.
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

/** Returns a post with the new names of a renamed topic, or null if the post needs no change. */
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
 * Returns the topics of posts. If posts use different names for a topic, the name in the first post is used.
 * A missing Spanish name of a tag comes from any post that has it.
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
