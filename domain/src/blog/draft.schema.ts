import { draftSchema } from '../fields/schema';
import { POST_FIELDS } from './posts';

/** The fields of a post as the owner edits them: any may be empty. */
export const postDraftSchema = draftSchema(POST_FIELDS);
