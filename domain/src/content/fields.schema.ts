/** Building blocks of the schemas of the owner's content: a pair of texts in both languages, a picture, a list of items. */
import { array, object, type ObjectShape } from 'yup';
import {
  ALT_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  META_MAX_LENGTH,
} from '../blog/posts.limits';
import { focusField, optionalText } from '../blog/posts.schema';
import { LINE_MAX_LENGTH, LIST_MAX_LENGTH, PARAGRAPH_MAX_LENGTH } from './limits';
import { code } from '../messages/codes';

type TextSchema = ReturnType<typeof optionalText>;

function localized<Name extends string>(
  name: Name,
  field: () => TextSchema,
): Record<`${Name}${'En' | 'Es'}`, TextSchema> {
  return { [`${name}En`]: field(), [`${name}Es`]: field() } as Record<`${Name}${'En' | 'Es'}`, TextSchema>;
}

/** A text of one line that need not exist, such as a title. */
export const line = (max = LINE_MAX_LENGTH): TextSchema => optionalText(max);
/** A line in both languages. */
export const lines = <Name extends string>(name: Name) => localized(name, () => line());
/** Plain text of one or more paragraphs in both languages; an empty line divides them. */
export const paragraphs = <Name extends string>(name: Name) =>
  localized(name, () => line(PARAGRAPH_MAX_LENGTH));
/** A description for search engines in both languages. */
export const metaTexts = <Name extends string>(name: Name) => localized(name, () => line(META_MAX_LENGTH));
/** HTML in both languages. */
export const richTexts = <Name extends string>(name: Name) => localized(name, () => line(CONTENT_MAX_LENGTH));

/** A picture: its path, empty for none; what it shows in both languages, empty for a decorative one; its focal point, empty for the center. */
export function picture<Name extends string>(name: Name) {
  type Fields = Record<Name | `${Name}AltEn` | `${Name}AltEs` | `${Name}Focus`, TextSchema>;
  return {
    [name]: line(IMAGE_PATH_MAX_LENGTH).matches(/^(\/(?![/\\])\S*)?$/, code('blog.imagePathInvalid')),
    [`${name}AltEn`]: line(ALT_MAX_LENGTH),
    [`${name}AltEs`]: line(ALT_MAX_LENGTH),
    [`${name}Focus`]: focusField(),
  } as Fields;
}

/** A list of items, empty without a value. */
export const items = <Fields extends ObjectShape>(fields: Fields) =>
  array()
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .of(object(fields).required())
    .max(LIST_MAX_LENGTH, code('content.tooMany'))
    .default([]);
