import { array, boolean, object, string } from 'yup';
import { trimmedString } from '../general/fields.schema';
import { code } from '../messages/codes';
import { slugify } from '../general/slug';
import { TOPIC_KINDS, TOPIC_NAME_MAX_LENGTH, type TopicKind } from './topics.limits';

export const storedTopicSchema = object({
  kind: string().oneOf(TOPIC_KINDS).required(),
  slug: string().required(),
  en: string().required(),
  es: string().defined(),
  /** The names that it had before, in either language. */
  former: array().of(string().required()).required(),
  isRenaming: boolean().default(false),
});

/** The document that holds all topics. */
export const topicsDocumentSchema = object({ topics: array().of(storedTopicSchema).required() });

const named = (kind: TopicKind) =>
  trimmedString(code('blog.fieldRequired')).max(
    TOPIC_NAME_MAX_LENGTH[kind],
    code(kind === 'tag' ? 'blog.tagInvalid' : 'blog.fieldTooLong'),
  );

/** The slug is made of the English name, so that needs a letter or a digit. A name with a comma could not be typed into the list of tags. */
const english = (kind: TopicKind) =>
  named(kind)
    .required(code('blog.fieldRequired'))
    .test('slug', code('topics.nameWithoutLetters'), (name) => slugify(name) !== '')
    .test('comma', code('topics.nameWithComma'), (name) => kind === 'category' || !name.includes(','));

/** The names of a topic. The Spanish name of a tag may follow later. */
export const topicNamesSchemas = {
  category: object({ en: english('category'), es: named('category').required(code('blog.fieldRequired')) }),
  tag: object({
    en: english('tag'),
    es: named('tag')
      .default('')
      .test('comma', code('topics.nameWithComma'), (name) => !name.includes(',')),
  }),
} as const satisfies Record<TopicKind, unknown>;
