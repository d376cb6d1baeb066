import { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');
const { RuntimeWorker, RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

const RUNTIME = 'nodejs24';
const BACKEND = { codebase: 'default' };
const TRIGGER = { id: 'us-east1-api' };

/**
 * Records the calls to the replaced firebase-tools methods: how many processes were started and, for each
 * request, a function that completes it.
 */
const original = {
  starts: 0,
  /** @type {Array<() => void>} */
  answers: [],
};

const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('the single-worker patch of the installed firebase-tools', () => {
  beforeAll(async () => {
    FunctionsEmulator.prototype.startRuntime = () => {
      original.starts += 1;
      return Promise.resolve({ state: 'IDLE' });
    };
    RuntimeWorker.prototype.request = () =>
      new Promise((resolve) => original.answers.push(() => resolve(undefined)));
    await import('./single-worker.mjs');
  });

  /** @param {string[]} states */
  function poolOf(states) {
    const pool = new RuntimeWorkerPool();
    pool.setTriggerWorkers(
      TRIGGER.id,
      states.map((state) => ({ state })),
      RUNTIME,
    );
    return pool;
  }

  it('passes requests to a busy process', () => {
    expect(poolOf(['BUSY']).getIdleWorker(TRIGGER.id, RUNTIME)).toEqual({ state: 'BUSY' });
    expect(poolOf(['BUSY']).readyForWork(TRIGGER.id, RUNTIME)).toBe(true);
  });

  it('passes no requests to a process that is starting or shutting down', () => {
    expect(poolOf(['CREATED', 'FINISHING']).getIdleWorker(TRIGGER.id, RUNTIME)).toBeUndefined();
  });

  it('starts one process for concurrent requests and another for later requests', async () => {
    const emulator = Object.create(FunctionsEmulator.prototype);
    const [one, other] = [emulator.startRuntime(BACKEND, TRIGGER), emulator.startRuntime(BACKEND, TRIGGER)];
    expect(await one).toBe(await other);
    expect(original.starts).toBe(1);
    await emulator.startRuntime(BACKEND, TRIGGER);
    expect(original.starts).toBe(2);
  });

  it('keeps a worker busy until its last request is completed or aborted', async () => {
    const worker = Object.create(RuntimeWorker.prototype, { state: { value: 'IDLE', writable: true } });
    const answered = worker.request({}, newResponse());
    const response = newResponse();
    const givenUp = worker.request({}, response);
    original.answers[0]?.();
    await answered;
    expect(worker.state).toBe('BUSY');
    response.emit('close');
    await givenUp;
    expect(worker.state).toBe('IDLE');
  });

  it('survives a connection that fails after the response', async () => {
    const worker = Object.create(RuntimeWorker.prototype, { state: { value: 'IDLE', writable: true } });
    const response = newResponse();
    const answered = worker.request({}, response);
    response.writeHead(413).end('too large');
    // firebase-tools does this if the connection fails.
    response.writeHead(500);
    response.write('{}');
    response.end();
    original.answers.at(-1)?.();
    await answered;
    expect(response.statusCode).toBe(413);
  });
});
