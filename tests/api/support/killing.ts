/**
 * Ends work as the end of its process would, at each of its steps to the outside: calls of Firestore, calls of `fetch`, and those that the
 * test declares. Whatever the work still tries then, nothing reaches the outside.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect } from 'vitest';

/** The internals of the client through which every call goes; the version of firebase-admin is pinned. */
interface Calls {
  request: (method: string, ...rest: unknown[]) => Promise<unknown>;
  requestStream: (method: string, ...rest: unknown[]) => Promise<unknown>;
}

/** Calls without an effect: to end after one is to end before the next step. */
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
  /** The step at which it ends. */
  last: number;
  when: When;
  steps: number;
  ended: string;
  isKilled: boolean;
  hasEffect: boolean;
  end: () => void;
}

const lives = new AsyncLocalStorage<Life>();

/** Takes a step to the outside. */
export type Step = <Result>(act: () => Promise<Result>) => Promise<Result>;

const never = () => new Promise<never>(() => undefined);
/** Fails, so that the client rolls its transaction back: Firestore itself ends those of a process that is gone. */
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
  /** The work that is killed; `step` is for what is neither Firestore nor `fetch`. */
  work: (scene: Scene, step: Step) => Promise<unknown>;
  /** What the platform or the owner does next, and what must be true then; `ended` says where the work ended. */
  after: (scene: Scene, ended: string) => Promise<void>;
}

/**
 * Kills the work before each of its steps, and after each that has an effect, in a new scene each time; at last it is left to end. Returns how
 * often it was killed.
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
  // What the dead report of their end, nobody hears.
  await Promise.race([living, death]).catch((error: unknown) => {
    if (!life.isKilled) throw error;
  });
  living.catch(() => undefined);
  return life;
}

/** Watches all calls; returns what ends that. */
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
