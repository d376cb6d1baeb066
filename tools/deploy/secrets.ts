import type { Google } from './google';

const SECRET_MANAGER = 'https://secretmanager.googleapis.com/v1';

/** The secrets that a site can do without; functions/src/platform/config.ts names the same, and their forms are beside what reads them. */
export type OptionalSecret = 'MAIL' | 'PUSH' | 'INSTAGRAM';
/** The value of one while what needs it is switched off: a function that names a secret can only be deployed where it exists. */
const OFF = 'off';

/** Reads the newest version of a secret. */
export async function readSecret(google: Google, name: string): Promise<string | undefined> {
  const version = await google.find<{ payload: { data: string } }>(
    `${SECRET_MANAGER}/projects/${google.project}/secrets/${name}/versions/latest:access`,
  );
  return version ? Buffer.from(version.payload.data, 'base64').toString('utf8') : undefined;
}

/** Stores the newest version of a secret; earlier ones stay. */
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

/** Stores settings as JSON; null switches off what needs them. */
export const storeSettings = (google: Google, name: OptionalSecret, value: object | null): Promise<void> =>
  storeSecret(google, name, value ? JSON.stringify(value) : OFF);
