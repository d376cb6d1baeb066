import type { Google } from './google';

const SECRET_MANAGER = 'https://secretmanager.googleapis.com/v1';

/**
 * The secrets of optional features. functions/src/platform/config.ts declares the same names. The code that
 * reads a secret defines the format of its value.
 */
export type OptionalSecret = 'MAIL' | 'PUSH' | 'INSTAGRAM';
/**
 * The value of a secret whose feature is off. The secret must exist even then, because the function declares
 * it and couldn't be deployed otherwise.
 */
const OFF = 'off';

/** Returns the newest version of a secret. */
export async function readSecret(google: Google, name: string): Promise<string | undefined> {
  const version = await google.find<{ payload: { data: string } }>(
    `${SECRET_MANAGER}/projects/${google.project}/secrets/${name}/versions/latest:access`,
  );
  return version ? Buffer.from(version.payload.data, 'base64').toString('utf8') : undefined;
}

/** Stores a new version of a secret. Earlier versions are kept. */
export async function storeSecret(google: Google, name: string, value: string): Promise<void> {
  const secrets = `${SECRET_MANAGER}/projects/${google.project}/secrets`;
  if (!(await google.find(`${secrets}/${name}`))) {
    await google.create(`${secrets}?secretId=${name}`, { replication: { automatic: {} } });
  }
  await google.post(`${secrets}/${name}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  });
}

export async function stateOfSecret(google: Google, name: OptionalSecret): Promise<'missing' | 'off' | 'on'> {
  const value = await readSecret(google, name);
  if (value === undefined) return 'missing';
  return value === OFF ? 'off' : 'on';
}

/** Stores a feature's settings as JSON. Null turns the feature off. */
export const storeSettings = (google: Google, name: OptionalSecret, value: object | null): Promise<void> =>
  storeSecret(google, name, value ? JSON.stringify(value) : OFF);
