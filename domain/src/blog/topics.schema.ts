import { object } from 'yup';
import { trimmedString } from '../general/fields.schema';
import { code } from '../messages/codes';
import type { Locale } from '../general/locale';
import { slugify } from '../general/slug';
import { TOPIC_NAME_MAX_LENGTH, type TopicKind } from './topics.limits';

/**
 * Returns the schema for a topic's names, one of which may be empty. The slug is derived from the English
 * name, or from the Spanish one if there is no English name. That name must contain a letter or digit.
 * Tag names can't contain commas, because the editor separates tags with commas.
 */
const names = (kind: TopicKind) => {
  const named = trimmedString(code('blog.fieldRequired'))
    .default('')
    .max(TOPIC_NAME_MAX_LENGTH[kind], code(kind === 'tag' ? 'blog.tagInvalid' : 'blog.fieldTooLong'))
    .test('comma', code('topics.nameWithComma'), (name) => kind === 'category' || !name.includes(','));
  const isWithoutLetters = (name: string) => name !== '' && slugify(name) === '';
  return object({
    en: named
      .test(
        'any',
        code('content.oneLanguage'),
        (name, { parent }) => name !== '' || (parent as Record<Locale, string>).es !== '',
      )
      .test('slug', code('topics.nameWithoutLetters'), (name) => !isWithoutLetters(name)),
    es: named.test(
      'slug',
      code('topics.nameWithoutLetters'),
      (name, { parent }) => (parent as Record<Locale, string>).en !== '' || !isWithoutLetters(name),
    ),
  });
};

export const topicNamesSchemas = { category: names('category'), tag: names('tag') };
