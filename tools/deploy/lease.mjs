import { randomUUID } from 'node:crypto';
import { GoogleError } from './google.mjs';

/** @typedef {import('./google.mjs').Google} Google */
/** @typedef {import('./google.mjs').Json} Json */

/** A deployment or a rollback that ends without giving its lease up holds publications back for this long. */
const LEASE_MS = 5 * 60_000;
const RENEWAL_MS = 60_000;
/** A publication takes seconds, the first one of everything minutes. */
const WAIT_MS = 15 * 60_000;

/** Where a running deployment names its lease for the guard, which firebase-tools starts. */
export const LEASE_VARIABLE = 'DEPLOYMENT_LEASE';

/** @param {string} project */
const leaseUrl = (project) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/publishing/lease`;

/**
 * The right to change the live site, which a publisher (functions/src/publishing/lease.ts), a deployment or a rollback has.
 * @typedef {object} Lease
 * @property {string} holder
 * @property {() => void} assertHeld       throws when it was not renewed in time or somebody else has taken it
 * @property {() => Promise<void>} giveUp
 */

/**
 * Takes the lease, after the publisher that has it, and renews it until it is given up.
 * @param {Google} google
 * @param {(line: string) => void} say
 * @returns {Promise<Lease>}
 * @throws while another deployment has it
 */
export async function takeLease(google, say) {
  const url = leaseUrl(google.project);
  const holder = randomUUID();
  let announced = false;
  let heldUntil = await google.until(
    'The publication that is under way',
    async () => {
      const current = await google.find(url);
      const { kind, expiresAt } = readFields(current);
      if (Date.parse(expiresAt) > Date.now()) {
        if (kind === 'deployment')
          throw new Error(
            `Another deployment is running. If it was cut off, run this again after ${expiresAt}.`,
          );
        if (!announced) say('Waiting for a publication that is under way');
        announced = true;
        return undefined;
      }
      return write(google, holder, current);
    },
    WAIT_MS,
  );

  const renew = async () => {
    const current = await google.find(url);
    const renewedUntil =
      readFields(current).holder === holder ? await write(google, holder, current) : undefined;
    heldUntil = renewedUntil ?? 0;
  };
  let renewing = Promise.resolve();
  // One that fails, as the network does, is followed by others before the lease expires.
  const timer = setInterval(() => {
    renewing = renew().catch((error) => {
      say(`The lease was not renewed: ${error.message}`);
    });
  }, RENEWAL_MS);
  timer.unref();

  return {
    holder,
    assertHeld() {
      if (heldUntil < Date.now())
        throw new Error('Another process has taken over the live site. Run the command again.');
    },
    async giveUp() {
      clearInterval(timer);
      await renewing;
      const current = await google.find(url);
      if (current && readFields(current).holder === holder) {
        await google.remove(`${url}?currentDocument.updateTime=${current.updateTime}`).catch(unlessTaken);
      }
    },
  };
}

/**
 * Why a part of the live site must not be deployed: the deployment that does it does not hold the lease.
 * @param {Google} google
 * @param {string | undefined} holder
 * @returns {Promise<string[]>}
 */
export async function problemsOfLease(google, holder) {
  const { holder: current, kind, expiresAt } = readFields(await google.find(leaseUrl(google.project)));
  if (
    holder !== undefined &&
    current === holder &&
    kind === 'deployment' &&
    Date.parse(expiresAt) > Date.now()
  )
    return [];
  return [
    'This is not part of a deployment that holds the lease of the live site: it could undo what the owner has published.',
  ];
}

/**
 * Writes the lease unless somebody else has written it since it was read.
 * @param {Google} google
 * @param {string} holder
 * @param {Json | null} current as it was read
 * @returns {Promise<number | undefined>} until when it is held; undefined if somebody else was faster
 */
async function write(google, holder, current) {
  const precondition = current ? `updateTime=${current.updateTime}` : 'exists=false';
  const heldUntil = Date.now() + LEASE_MS;
  const fields = {
    holder: { stringValue: holder },
    kind: { stringValue: 'deployment' },
    expiresAt: { timestampValue: new Date(heldUntil).toISOString() },
  };
  const written = await google
    .patch(`${leaseUrl(google.project)}?currentDocument.${precondition}`, { fields })
    .catch(unlessTaken);
  return written && heldUntil;
}

/** Firestore refuses a write whose precondition does not hold with 400 or 409. @param {unknown} error @returns {undefined} */
function unlessTaken(error) {
  if (
    error instanceof GoogleError &&
    ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED', 'NOT_FOUND'].includes(error.code ?? '')
  )
    return undefined;
  throw error;
}

/** @param {Json | null} document */
function readFields(document) {
  const { holder, kind, expiresAt } = document?.fields ?? {};
  return { holder: holder?.stringValue, kind: kind?.stringValue, expiresAt: expiresAt?.timestampValue ?? '' };
}
