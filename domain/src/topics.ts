/** The categories and tags of the blog. Each has a name in each language and a slug, which never changes and which addresses use. */
export const TOPIC_KINDS = ['category', 'tag'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

export interface Topic {
  kind: TopicKind;
  slug: string;
  en: string;
  /** Empty for a tag whose Spanish name is not known yet. */
  es: string;
  /** How many posts have it, drafts included. */
  posts: number;
}

export interface TopicNames {
  en: string;
  es: string;
}
