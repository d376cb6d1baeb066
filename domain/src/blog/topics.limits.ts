import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from './posts.limits';

export const TOPIC_KINDS = ['category', 'tag'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** The maximum length of a topic's name, in UTF-16 code units. */
export const TOPIC_NAME_MAX_LENGTH = {
  category: CATEGORY_MAX_LENGTH,
  tag: TAG_MAX_LENGTH,
} as const satisfies Record<TopicKind, number>;
