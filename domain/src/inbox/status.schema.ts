import { mixed, object, type InferType } from 'yup';
import { SUBMISSION_STATUSES } from './contact';
import { SUBMITTED_STATUSES } from './testimonials.limits';
import { code } from '../messages/codes';

/** Returns the schema for a request that changes a status. `from` is the status that the owner saw. */
function changeOf<Status extends string>(statuses: readonly Status[]) {
  const status = mixed<Status>().oneOf(statuses, code('api.invalidBody')).required(code('api.invalidBody'));
  return object({ status, from: status });
}

export const submissionStatusSchema = changeOf(SUBMISSION_STATUSES);
export const submittedStatusSchema = changeOf(SUBMITTED_STATUSES);

export type SubmissionStatusRequest = InferType<typeof submissionStatusSchema>;
export type SubmittedStatusRequest = InferType<typeof submittedStatusSchema>;
