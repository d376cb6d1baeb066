const SECRET_MANAGER = 'https://secretmanager.googleapis.com/v1';

/** Reads the newest version of a secret. @param {import('./google.mjs').Google} google @param {string} name @returns {Promise<string | undefined>} */
export async function readSecret(google, name) {
  const version = await google.find(
    `${SECRET_MANAGER}/projects/${google.project}/secrets/${name}/versions/latest:access`,
  );
  return version ? Buffer.from(version.payload.data, 'base64').toString('utf8') : undefined;
}

/** Stores the newest version of a secret; earlier ones stay. @param {import('./google.mjs').Google} google @param {string} name @param {string} value */
export async function storeSecret(google, name, value) {
  const secrets = `${SECRET_MANAGER}/projects/${google.project}/secrets`;
  if (!(await google.find(`${secrets}/${name}`))) {
    await google.post(`${secrets}?secretId=${name}`, { replication: { automatic: {} } });
  }
  await google.post(`${secrets}/${name}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  });
}
