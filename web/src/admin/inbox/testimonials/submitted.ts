/** API calls for the testimonials that visitors have sent. */
import { ADMIN_INBOX_PATHS, submittedPath } from '@app/domain/inbox/api';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import type { SubmittedStatus } from '@app/domain/inbox/testimonials.limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';

const PATH = ADMIN_INBOX_PATHS.testimonialSubmissions;

/** Reads those of a status, newest first. */
export const useSubmitted = (status: SubmittedStatus) =>
  useQuery(ownerQuery<SubmittedTestimonial[]>(`${PATH}?status=${status}`));

/** Returns the function that reads all lists again after a change. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && part.startsWith(PATH)),
    });
}

export const changeStatus = (
  { id, status: from }: SubmittedTestimonial,
  status: SubmittedStatus,
): Promise<SubmittedTestimonial> =>
  callApi<SubmittedTestimonial>(submittedPath(id, 'status'), { method: 'PUT', body: { status, from } });

/** Makes a testimonial of one; resolves with what it is now, with the id of the testimonial. The photo is encoded for the site first. */
export const approve = (id: string): Promise<SubmittedTestimonial> =>
  callApi<SubmittedTestimonial>(submittedPath(id, 'approve'), { method: 'POST', timeoutMs: 60_000 });

export async function deleteForGood(id: string): Promise<void> {
  await callApi(submittedPath(id), { method: 'DELETE' });
}
