// Preloaded into firebase-tools. In production, one instance of a function handles many requests at once. The
// functions emulator starts a Node process for each concurrent request, loses track of processes that start
// slowly, and stops responding at 50 processes. A page with twenty pictures can therefore overload a laptop.
// This patch makes one process per function handle all requests, as in production. It changes internals of
// firebase-tools, whose version is therefore pinned.
import { createRequire } from 'node:module';

/**
 * The patched internals. A worker is a Node process with the functions' code.
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

/** The states in which a worker accepts requests. In any other state, it is starting or shutting down. */
const ACCEPTING = ['IDLE', 'BUSY'];

/** @type {Map<string, Promise<Worker>>} */
const starting = new Map();

/** @type {FindWorker} */
function findAcceptingWorker(triggerId, runtime) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => ACCEPTING.includes(state));
}

/**
 * Starts a worker, or returns a worker that is already starting, so that concurrent requests share one
 * worker.
 * @type {StartWorker}
 */
function startOneWorker(backend, trigger) {
  const key = `${backend.codebase} ${trigger?.id}`;
  const started =
    starting.get(key) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
}

/**
 * Marks a worker as idle once its last request is completed or aborted, so that a new build can replace it.
 * @type {Ask}
 */
async function countRequests(incoming, response, ...rest) {
  ignoreFailureAfterAnswer(response);
  this.requestsInFlight = (this.requestsInFlight ?? 0) + 1;
  const aborted = new Promise((resolve) => {
    response.once('close', resolve);
  });
  await Promise.race([request.call(this, incoming, response, ...rest), aborted]);
  this.requestsInFlight -= 1;
  if (ACCEPTING.includes(this.state)) this.state = this.requestsInFlight > 0 ? 'BUSY' : 'IDLE';
}

/**
 * Keeps all the emulators from crashing. If the connection to a worker fails, firebase-tools responds with a
 * 500, which throws if the worker has already responded. A worker that rejects a body responds before the
 * body has fully arrived, which makes the connection fail.
 * @param {Response} response
 */
function ignoreFailureAfterAnswer(response) {
  const { writeHead } = response;
  response.writeHead = (/** @type {[any]} */ ...head) =>
    response.headersSent ? response : writeHead.apply(response, head);
  response.on('error', () => {}); // firebase-tools also writes to the finished response
}

RuntimeWorkerPool.prototype.getIdleWorker = findAcceptingWorker;
FunctionsEmulator.prototype.startRuntime = startOneWorker;
RuntimeWorker.prototype.request = countRequests;
