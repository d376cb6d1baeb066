import { draftSchema } from '../fields/schema';
import { POST_FIELDS } from './posts';

/** The schema for a post draft, in which any field may be empty. */
export const postDraftSchema = draftSchema(POST_FIELDS);
