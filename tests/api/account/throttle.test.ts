import { COLLECTIONS } from '@app/domain/general/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { call, db, expectError, newAddress } from '../support/environment';
import { startFunction, type FunctionInstance } from '../support/function';

const PER_ADDRESS = 5;
const STRANGERS = 8;
const WINDOW_S = 15 * 60;
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';

const counters = db.collection(COLLECTIONS.rateLimits);

/** Resets the counters shared by all logins, so that tests don't use up each other's attempts. */
const resetTotals = () =>
  Promise.all(['login-all', 'login-strangers'].map((id) => counters.doc(id).delete()));
beforeEach(resetTotals);
afterEach(resetTotals);

const guess = (from: string, password = 'not-the-password') =>
  call('/api/admin/session', { json: { password }, from });

async function statuses(answers: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('login attempts from one address', () => {
  it('are rejected after five wrong passwords until the window ends, even with the right password', async () => {
    const from = newAddress();
    for (let count = 0; count < PER_ADDRESS; count += 1) {
      await expectError(await guess(from), 401, 'Incorrect password. Please try again.');
    }
    const refused = await guess(from, DEMO_PASSWORD);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(WINDOW_S - 60);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(WINDOW_S);
    await expectError(refused, 429, TOO_MANY);
    expect((await guess(newAddress(), DEMO_PASSWORD)).status).toBe(204);

    await endWindows();
    expect((await guess(from, DEMO_PASSWORD)).status).toBe(204);
  });

  it('are not counted if their password is right', async () => {
    const from = newAddress();
    for (let count = 0; count < PER_ADDRESS + 2; count += 1) {
      expect((await guess(from, DEMO_PASSWORD)).status).toBe(204);
    }
    expect((await guess(from)).status).toBe(401);
  });

  it('are counted together if their addresses are in the same IPv6 network', async () => {
    for (let count = 0; count < PER_ADDRESS; count += 1) await guess(`2001:db8:0:7::${count}`);
    expect((await guess('2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:0:8::1')).status).toBe(401);
    await resetNetworks();
  });
});

describe('login attempts from many addresses', () => {
  it('are rejected after eight wrong passwords, except from an address that the owner logged in from', async () => {
    const home = newAddress();
    expect((await guess(home, DEMO_PASSWORD)).status).toBe(204);
    expect(await statuses(Array.from({ length: 20 }, () => guess(newAddress())))).toEqual({
      401: STRANGERS,
      429: 20 - STRANGERS,
    });
    await expectError(await guess(newAddress(), DEMO_PASSWORD), 429, TOO_MANY);
    expect((await guess(home, DEMO_PASSWORD)).status).toBe(204);
  });
});

describe('a hundred concurrent login attempts across two instances of the function', () => {
  const GUESSES = 100;
  let instances: FunctionInstance[] = [];
  beforeAll(async () => {
    instances = await Promise.all([startFunction(), startFunction()]);
  });
  afterAll(() => Promise.all(instances.map((instance) => instance.stop())));

  /** Sends a wrong password to one of the instances, alternating between them. */
  async function guessAt(index: number, from: string): Promise<{ status: number }> {
    const instance = instances[index % instances.length];
    if (!instance) throw new Error('No instance is running');
    return instance.send({
      path: '/api/admin/session',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: '{"password":"not-the-password"}',
    });
  }

  it('cause only five password checks if they come from one address', async () => {
    const from = newAddress();
    const answers = await statuses(Array.from({ length: GUESSES }, (_, index) => guessAt(index, from)));
    expect(answers[401]).toBe(PER_ADDRESS);
    expect((answers[429] ?? 0) + (answers[503] ?? 0)).toBe(GUESSES - PER_ADDRESS);
  });

  it('cause only eight password checks if they come from a hundred addresses', async () => {
    const answers = await statuses(
      Array.from({ length: GUESSES }, (_, index) => guessAt(index, newAddress())),
    );
    expect(answers[401]).toBe(STRANGERS);
    expect((answers[429] ?? 0) + (answers[503] ?? 0)).toBe(GUESSES - STRANGERS);
  });
});

/** Ends the windows of all login counters. */
async function endWindows(): Promise<void> {
  const { docs } = await counters.get();
  const attempts = docs.filter(({ id }) => id.startsWith('login-') && !id.startsWith('login-known-'));
  await Promise.all(attempts.map(({ ref }) => ref.update({ expiresAt: Timestamp.fromMillis(0) })));
}

/**
 * Resets the counters after the IPv6 test. The test uses fixed addresses, which would otherwise be rejected
 * in the next run.
 */
const resetNetworks = endWindows;
