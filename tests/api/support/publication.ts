/** Reads the publication status and waits until publications are live. */
import type { PublicationStatus } from '@app/domain/publishing/api';
import { expect } from 'vitest';
import { call, jsonOf } from './environment';

const TIMEOUT_MS = 60_000;

export async function readStatus(cookie: string): Promise<PublicationStatus> {
  const response = await call('/api/admin/publication', { cookie });
  expect(response.status).toBe(200);
  return jsonOf<PublicationStatus>(response);
}

/** Waits until everything published is live. */
export const untilLive = (cookie: string): Promise<void> =>
  expect
    .poll(async () => (await readStatus(cookie)).state, { timeout: TIMEOUT_MS, interval: 200 })
    .toBe('live');
