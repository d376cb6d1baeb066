import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import type { SubmittedStatus } from '@app/domain/inbox/testimonials.limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callPath } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';

export const useSubmitted = (status: SubmittedStatus) =>
  useQuery(ownerQuery('GET /api/admin/testimonial-submissions', { query: { status } }));

/** Returns a function that refetches all lists of submitted testimonials. Call it after a change. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  const path = callPath('GET /api/admin/testimonial-submissions');
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && part.startsWith(path)),
    });
}

export const changeStatus = (
  { id, status: from }: SubmittedTestimonial,
  status: SubmittedStatus,
): Promise<SubmittedTestimonial> =>
  callApi('PUT /api/admin/testimonial-submissions/{id}/status', { params: { id }, body: { status, from } });

/**
 * Approves a submission and creates a testimonial from it. Resolves to the updated submission, which contains
 * the testimonial's id. The timeout is long because the photo has to be encoded.
 */
export const approve = (id: string): Promise<SubmittedTestimonial> =>
  callApi('POST /api/admin/testimonial-submissions/{id}/approve', { params: { id }, timeoutMs: 60_000 });

export async function deleteForGood(id: string): Promise<void> {
  await callApi('DELETE /api/admin/testimonial-submissions/{id}', { params: { id } });
}
