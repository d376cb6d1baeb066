// Preloaded into firebase-tools. In production one instance of a function answers up to 80 requests at once.
// The functions emulator starts a Node process for every request in flight, forgets those that start slowly,
// and stops answering at 50: a page with twenty pictures brings a laptop to its knees. Here one process per
// function answers all requests, as in production. It reaches into firebase-tools, whose version is therefore
// pinned.
import { createRequire } from 'node:module';

/**
 * What this reaches into. A worker is a Node process with the functions' code.
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{id: string}} Trigger
 * @typedef {{codebase: string}} Backend
 * @typedef {{state: string, requestsInFlight?: number, request: Ask}} Worker
 * @typedef {(triggerId: string, runtime: string) => Worker[]} ListWorkers
 * @typedef {{cleanUpWorkers(): void, getTriggerWorkers: ListWorkers, getIdleWorker: FindWorker}} Pool
 * @typedef {{startRuntime: StartWorker}} Emulator
 * @typedef {(this: Pool, triggerId: string, runtime: string) => Worker | undefined} FindWorker
 * @typedef {(this: Emulator, backend: Backend, trigger?: Trigger) => Promise<Worker>} StartWorker
 * @typedef {(this: Worker, request: unknown, response: Response, ...rest: unknown[]) => Promise<void>} Ask
 */

const load = createRequire(import.meta.url);
/** @type {{FunctionsEmulator: {prototype: Emulator}}} */
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');
/** @type {{RuntimeWorker: {prototype: Worker}, RuntimeWorkerPool: {prototype: Pool}}} */
const { RuntimeWorker, RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

const { startRuntime } = FunctionsEmulator.prototype;
const { request } = RuntimeWorker.prototype;

/** A worker's states in which it takes requests; in the others it is starting or ending. */
const ANSWERING = ['IDLE', 'BUSY'];

/** @type {Map<string, Promise<Worker>>} */
const starting = new Map();

/** @type {FindWorker} */
function findAnsweringWorker(triggerId, runtime) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => ANSWERING.includes(state));
}

/** Requests that come while the process starts wait for it. @type {StartWorker} */
function startOneWorker(backend, trigger) {
  const key = `${backend.codebase} ${trigger?.id}`;
  const started = starting.get(key)
    ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
}

/**
 * A worker is idle, and may be replaced after a new build, when its last request is answered or given up.
 * @type {Ask}
 */
async function countRequests(incoming, response, ...rest) {
  this.requestsInFlight = (this.requestsInFlight ?? 0) + 1;
  const givenUp = new Promise((resolve) => { response.once('close', resolve); });
  await Promise.race([request.call(this, incoming, response, ...rest), givenUp]);
  this.requestsInFlight -= 1;
  if (ANSWERING.includes(this.state)) this.state = this.requestsInFlight > 0 ? 'BUSY' : 'IDLE';
}

RuntimeWorkerPool.prototype.getIdleWorker = findAnsweringWorker;
FunctionsEmulator.prototype.startRuntime = startOneWorker;
RuntimeWorker.prototype.request = countRequests;
