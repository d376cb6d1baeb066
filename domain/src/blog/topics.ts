/**
 * The blog's topics: categories and tags. A topic has a name in each language, and a slug that is used in
 * paths and never changes. A post stores the current names and slugs of its topics.
 */
import type { BlogPost, BlogPostInput } from './posts';
import { otherLocale, type Locale } from '../general/locale';
import { SLUG_MAX_LENGTH, slugify } from '../general/slug';
import { asBoolean, asChoice, asList, asRecord, asText, withUnknown } from '../stored/reader';
import { TOPIC_KINDS, type TopicKind } from './topics.limits';

/** A topic's names in both languages. If one is empty, the other is used for both languages. */
export type TopicNames = Record<Locale, string>;

export const nameIn = (names: TopicNames, locale: Locale): string =>
  names[locale] || names[otherLocale(locale)];

export interface StoredTopic extends TopicNames {
  kind: TopicKind;
  slug: string;
  /** The topic's former names, in either language. */
  former: string[];
  /**
   * Whether a rename was interrupted, in which case some posts still have the former name. Renaming the topic
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
  /** The number of posts with this topic, including drafts. */
  posts: number;
}

/** The topic names of a post. */
export type PostTopicNames = Pick<BlogPostInput, 'categoryEn' | 'categoryEs' | 'tags' | 'tagsEs'>;
/** The current names and slugs of a post's topics. */
export type PostTopics = PostTopicNames & Pick<BlogPost, 'categorySlug' | 'tagSlugs'>;

/** Returns whether a name is in a list of names. Ignores case, accents and punctuation. */
const isAmong = (name: string, names: readonly string[]): boolean =>
  slugify(name) !== '' && names.some((own) => slugify(own) === slugify(name));

/**
 * Returns whether a topic has the given name in either language. A name without letters or digits, which only
 * tags can have, must match exactly.
 */
export const hasName = ({ en, es }: TopicNames, name: string): boolean =>
  isAmong(name, [en, es]) || (name !== '' && name === en);

export const findNamed = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  topics.find((topic) => topic.kind === kind && hasName(topic, name));

/**
 * Returns the topic with the given name or, failing that, the topic that formerly had it. The slug counts as
 * a former name, because it is derived from the original name.
 */
export const findTopic = (topics: readonly StoredTopic[], kind: TopicKind, name: string) =>
  findNamed(topics, kind, name) ??
  topics.find((topic) => topic.kind === kind && isAmong(name, [...topic.former, topic.slug]));

/**
 * Returns a topic with new names. The topic keeps its former names, because older content and copies may
 * still use them.
 */
export function renamedTopic(topic: StoredTopic, { en, es }: TopicNames): StoredTopic {
  const former = new Set([...topic.former, topic.en, topic.es]);
  for (const present of ['', en, es]) former.delete(present);
  return { ...topic, en, es, former: [...former] };
}

/** Returns a new topic with a unique slug, or null if the name has no letters or digits for a slug. */
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
 * Looks up a post's topics by their current or former names. Returns the current names, and the topics to
 * add. Saving a post never renames a topic: if the post uses a different name, the topic's current name
 * replaces it.
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

/** Returns the post with a renamed topic's new names, or null if the post doesn't need to change. */
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
 * Returns the topics of the given posts. If posts use different names for a topic, the first post's name is
 * used. A missing Spanish tag name is taken from any post that has one.
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
