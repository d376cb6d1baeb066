import { mixed, object, type InferType } from 'yup';
import { SUBMISSION_STATUSES, type SubmissionStatus } from './contact';
import { code } from '../messages/codes';

/** The body that changes the state of a message; `from` is the state that the owner saw. */
export const submissionStatusSchema = object({
  status: mixed<SubmissionStatus>()
    .oneOf(SUBMISSION_STATUSES, code('api.invalidBody'))
    .required(code('api.invalidBody')),
  from: mixed<SubmissionStatus>()
    .oneOf(SUBMISSION_STATUSES, code('api.invalidBody'))
    .required(code('api.invalidBody')),
});

export type SubmissionStatusRequest = InferType<typeof submissionStatusSchema>;
