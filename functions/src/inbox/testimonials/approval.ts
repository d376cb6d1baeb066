import { testimonialFrom, type SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { TESTIMONIAL_FIELDS } from '@app/domain/content/testimonials';
import { emptyValues } from '@app/domain/fields/reader';
import { createDraft } from '../../drafts/store';
import { ApiError } from '../../platform/http/error';
import { imageQueue } from '../../pictures/images/child-process';
import { storeUpload } from '../../pictures/images/files';
import { changeSubmittedStatus, readPhoto, requireSubmitted } from './store';

/**
 * Adds a submission's photo to the picture library. Returns the picture's path, or an empty string if there
 * is no photo.
 */
async function publishablePhoto({ id, hasPhoto }: SubmittedTestimonial): Promise<string> {
  const photo = hasPhoto ? await readPhoto(id) : undefined;
  return photo ? (await imageQueue(() => storeUpload(photo))).path : '';
}

/**
 * Approves a submission by creating an unpublished testimonial, which the owner edits and publishes. Is
 * idempotent, even if an earlier call was interrupted. Throws a 412 if the submission isn't waiting.
 */
export async function approveSubmitted(id: string): Promise<SubmittedTestimonial> {
  const found = await requireSubmitted(id);
  if (found.status === 'approved') return found;
  if (found.status !== 'waiting') throw new ApiError(412, 'submitted.changed');
  const fields = {
    ...emptyValues(TESTIMONIAL_FIELDS),
    ...testimonialFrom(found, await publishablePhoto(found)),
  };
  const { draft } = await createDraft('testimonials', { fields, suggested: [] }, `testimonial-${id}`);
  return changeSubmittedStatus(id, { status: 'approved', from: 'waiting' }, draft.id);
}
