import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { CONTACT_SENT } from '../platform/browser/contactSent';
import { callApi } from '../../shared/data/api';

/** Sends a contact message. Rejects with an `ApiError` if the server rejects the message. */
export async function sendMessage(request: ContactRequest, idempotencyKey: string): Promise<void> {
  await callApi('POST /api/contact', {
    body: request,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
  });
  dispatchEvent(new Event(CONTACT_SENT));
}
