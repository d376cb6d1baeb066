import { createPushKeys } from '../../prepare/push-keys';
import { problemsOfPassword, readPasswordSecrets } from '../password-secrets';
import { stateOfSecret, storeSettings, type OptionalSecret } from '../secrets';
import { created, leftToSetup, missing, ok, type Check } from './check';

export const passwordSecrets: Check = {
  title: "Owner's password",
  async run({ google, project }) {
    const problems = problemsOfPassword(await readPasswordSecrets(google));
    if (problems.length === 0) return ok('hash and gate are in Secret Manager and match');
    return missing(problems.join(' '), `Run: npm run deploy:secret -- ${project} password`);
  },
};

/**
 * Returns a check that creates a missing secret, either with default settings or with the feature turned off.
 */
const optional = (
  title: string,
  name: OptionalSecret,
  what: string,
  { howTo = '', settings = () => null }: { howTo?: string; settings?: () => object | null },
): Check => ({
  title,
  async run(context) {
    const { google, project, readOnly } = context;
    const on = ok(`${what} in Secret Manager`);
    const off = ok(howTo ? `off; npm run deploy:secret -- ${project} ${howTo} switches it on` : 'off');
    const state = await stateOfSecret(google, name);
    if (state === 'on') return on;
    if (state === 'off') return off;
    if (readOnly) return leftToSetup(context, `the secret ${name} does not exist`);
    const made = settings();
    await storeSettings(google, name, made);
    return created((made ? on : off).detail);
  },
});

export const mailSecret = optional('E-mail', 'MAIL', 'the SMTP server is', { howTo: 'mail' });
export const instagramSecret = optional('Instagram', 'INSTAGRAM', 'the app at Instagram is', {
  howTo: 'instagram',
});
/** Never replaces existing keys, because every subscribed browser would have to resubscribe. */
export const pushSecret = optional('Push notifications', 'PUSH', 'the keys are', {
  settings: createPushKeys,
});
