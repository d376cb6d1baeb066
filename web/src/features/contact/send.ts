import { API_PATHS, IDEMPOTENCY_HEADER } from '@perro-wisdom/domain/api';
import type { ContactRequest } from '@perro-wisdom/domain/contact';
import { callApi } from '../../platform/data/api';

/** Sends a message. The same key again is the same message. Rejects with `ApiError` when the server refuses it. */
export async function sendMessage(request: ContactRequest, key: string): Promise<void> {
  await callApi(API_PATHS.contact, { method: 'POST', body: request, headers: { [IDEMPOTENCY_HEADER]: key } });
}
