// Preloaded into firebase-tools. In production one instance of a function answers up to 80 requests at once; its
// functions emulator starts a Node process of its own for every request in flight, forgets those whose start took too
// long, and stops answering at 50: a page with twenty pictures brings a laptop to its knees. Here one process per
// function answers all requests, as in production. It reaches into firebase-tools, whose version is therefore pinned.
import { createRequire } from 'node:module';

/**
 * What this reaches into. A worker is a Node process with the functions' code.
 * @typedef {{id: string}} Trigger
 * @typedef {{codebase: string}} Backend
 * @typedef {(...exchange: [unknown, import('node:http').ServerResponse, ...unknown[]]) => Promise<void>} Forward
 * @typedef {{state: string, requestsInFlight?: number, request: Forward}} Worker
 * @typedef {(triggerId: string, runtime: string) => Worker | undefined} FindWorker
 * @typedef {{cleanUpWorkers(): void, getTriggerWorkers(triggerId: string, runtime: string): Worker[]}} Pool
 * @typedef {(backend: Backend, trigger?: Trigger) => Promise<Worker>} StartWorker
 */

const load = createRequire(import.meta.url);
/** @type {{FunctionsEmulator: {prototype: {startRuntime: StartWorker}}}} */
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');
/** @type {{RuntimeWorker: {prototype: Worker}, RuntimeWorkerPool: {prototype: Pool & {getIdleWorker: FindWorker}}}} */
const { RuntimeWorker, RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

/** A worker's states in which it takes requests; in the others it is starting or ending. */
const ANSWERING = ['IDLE', 'BUSY'];

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => ANSWERING.includes(state));
};

/** Requests that come while the process starts wait for it. */
const { startRuntime } = FunctionsEmulator.prototype;
/** @type {Map<string, Promise<Worker>>} */
const starting = new Map();
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const key = `${backend.codebase} ${trigger?.id}`;
  const started = starting.get(key)
    ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
};

/** A worker is idle, and may be replaced after a new build, when its last request is answered or given up. */
const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = async function (incoming, response, ...rest) {
  this.requestsInFlight = (this.requestsInFlight ?? 0) + 1;
  const givenUp = new Promise((resolve) => { response.once('close', resolve); });
  await Promise.race([request.call(this, incoming, response, ...rest), givenUp]);
  this.requestsInFlight -= 1;
  if (ANSWERING.includes(this.state)) this.state = this.requestsInFlight > 0 ? 'BUSY' : 'IDLE';
};
