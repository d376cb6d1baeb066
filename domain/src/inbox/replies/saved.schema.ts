import { number, object, string } from 'yup';
import { trimmedString } from '../../general/fields.schema';
import { code } from '../../messages/codes';
import { unknownPlaceholders } from './placeholders';
import { REPLY_TEXT_MAX_LENGTH, REPLY_TITLE_MAX_LENGTH } from './saved.limits';

const text = trimmedString(code('api.invalidBody'))
  .default('')
  .max(REPLY_TEXT_MAX_LENGTH, code('savedReplies.textTooLong'))
  .test(
    'placeholders',
    code('savedReplies.unknownPlaceholder'),
    (value) => unknownPlaceholders(value).length === 0,
  );

/** What the owner writes. One of the two languages may be missing. */
export const savedReplyInputSchema = object({
  title: trimmedString(code('savedReplies.titleRequired'))
    .required(code('savedReplies.titleRequired'))
    .max(REPLY_TITLE_MAX_LENGTH, code('savedReplies.titleTooLong')),
  textEn: text.test(
    'either',
    code('savedReplies.textRequired'),
    (value, { parent }) => value !== '' || hasText(parent),
  ),
  textEs: text,
});

const hasText = (reply: unknown): boolean => {
  const { textEs } = reply as { textEs?: unknown };
  return typeof textEs === 'string' && textEs.trim() !== '';
};

/** A stored reply; more lenient, so that one which was stored under other limits is still shown. */
export const storedSavedReplySchema = object({
  id: string().required(),
  title: string().defined(),
  textEn: string().defined(),
  textEs: string().defined(),
  revision: number().required(),
});
