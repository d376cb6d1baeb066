/**
 * Interrupts work as if its process were killed, at each external step: Firestore calls, `fetch` calls, and
 * steps declared by the test. After the interruption, nothing that the work attempts has an external effect.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect } from 'vitest';

/**
 * The Firestore client's internal methods that every call goes through. Relying on them is safe, because
 * firebase-admin's version is pinned.
 */
interface Calls {
  request: (method: string, ...rest: unknown[]) => Promise<unknown>;
  requestStream: (method: string, ...rest: unknown[]) => Promise<unknown>;
}

/**
 * Calls that have no effect. Being killed after such a call is the same as being killed before the next
 * step.
 */
const READS = [
  'beginTransaction',
  'batchGetDocuments',
  'runQuery',
  'runAggregationQuery',
  'listCollectionIds',
  'listDocuments',
];

type When = 'before' | 'after';

interface Life {
  /** The step where the work is killed. */
  last: number;
  when: When;
  steps: number;
  ended: string;
  isKilled: boolean;
  hasEffect: boolean;
  end: () => void;
}

const lives = new AsyncLocalStorage<Life>();

/** Runs an external step of the work, unless the work has been killed. */
export type Step = <Result>(act: () => Promise<Result>) => Promise<Result>;

const never = () => new Promise<never>(() => undefined);
/**
 * Rejects, so that the client rolls back its transaction. In production, Firestore ends a dead process's
 * transactions.
 */
const broken = () => Promise.reject(new Error('killed'));

async function take<Result>(
  name: string,
  hasEffect: boolean,
  act: () => Promise<Result>,
  refuse: () => Promise<never>,
): Promise<Result> {
  const life = lives.getStore();
  if (!life) return act();
  life.steps += 1;
  if (life.isKilled || life.steps > life.last) return refuse();
  if (life.steps < life.last) return act();
  const { when, last } = life;
  Object.assign(life, { hasEffect, ended: `${when} step ${last}, ${name}` });
  if (when === 'after' && hasEffect) await act();
  life.isKilled = true;
  life.end();
  return refuse();
}

export interface Trial<Scene> {
  prepare: () => Promise<Scene>;
  /** The work to kill. `step` wraps external steps other than Firestore and `fetch` calls. */
  work: (scene: Scene, step: Step) => Promise<unknown>;
  /**
   * Does what the platform or the owner does next, and checks the result. `ended` describes where the work
   * was killed.
   */
  after: (scene: Scene, ended: string) => Promise<void>;
}

/**
 * Kills the work before every step and after every step that has an effect, each time in a new scene. Then
 * lets it finish. Returns the number of kills.
 */
export async function killAtEveryStep<Scene>(db: Firestore, trial: Trial<Scene>): Promise<number> {
  const restore = watch(db);
  try {
    let kills = 0;
    for (let last = 1; ; last += 1) {
      for (const when of ['before', 'after'] as const) {
        const scene = await trial.prepare();
        const { ended, isKilled, hasEffect } = await killAt(last, when, (step) => trial.work(scene, step));
        await trial.after(scene, ended);
        if (!isKilled) {
          console.log(`${kills} kills: ${expect.getState().currentTestName}`);
          return kills;
        }
        kills += 1;
        if (!hasEffect) break;
      }
    }
  } finally {
    restore();
  }
}

async function killAt(last: number, when: When, work: (step: Step) => Promise<unknown>): Promise<Life> {
  const life: Life = {
    last,
    when,
    steps: 0,
    ended: 'nowhere',
    isKilled: false,
    hasEffect: true,
    end: () => undefined,
  };
  const death = new Promise<void>((resolve) => (life.end = resolve));
  const living = lives.run(life, () => work((act) => take('a step of the test', true, act, never)));
  // Errors from killed work are ignored.
  await Promise.race([living, death]).catch((error: unknown) => {
    if (!life.isKilled) throw error;
  });
  living.catch(() => undefined);
  return life;
}

/** Intercepts all Firestore and `fetch` calls; returns a function that stops the interception. */
function watch(db: Firestore): () => void {
  const calls = db as unknown as Calls;
  const { request, requestStream } = calls;
  const { fetch } = globalThis;
  calls.request = (method, ...rest) => {
    const call = () => request.call(db, method, ...rest);
    return method === 'rollback' ? call() : take(method, !READS.includes(method), call, broken);
  };
  calls.requestStream = (method, ...rest) =>
    take(method, false, () => requestStream.call(db, method, ...rest), broken);
  globalThis.fetch = (input, init) =>
    take('fetch', (init?.method ?? 'GET') !== 'GET', () => fetch(input, init), never);
  return () => {
    Object.assign(calls, { request, requestStream });
    globalThis.fetch = fetch;
  };
}
