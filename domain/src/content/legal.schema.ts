import { object, string } from 'yup';
import { CONTENT_MAX_LENGTH } from '../blog/posts.limits';
import { line, lines, richTexts } from './fields.schema';
import { code } from '../messages/codes';

const required = (max?: number) => line(max).required(code('blog.fieldRequired'));

export const legalSchema = object({ ...lines('title'), ...richTexts('content') });

export const publishableLegalSchema = object({
  titleEn: required(),
  titleEs: required(),
  contentEn: required(CONTENT_MAX_LENGTH),
  contentEs: required(CONTENT_MAX_LENGTH),
});

export const liveLegalSchema = publishableLegalSchema.shape({
  id: string().required(),
  /** When it was last published with a change, ISO 8601. */
  updatedAt: string().required(),
});
