/** The App Check token of a message. Without a site key in the build, none of this is part of the site. */
import { APP_CHECK_HEADER } from '@app/domain/general/api';
import { firebaseConfig } from '../../../shared/data/firebase';

const SITE_KEY = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/** Blockers may keep reCAPTCHA from ever answering. */
const PATIENCE_MS = 4000;

let getToken: (() => Promise<string>) | undefined;

/** Loads App Check and Google's reCAPTCHA. An app of its own, so that reading Firestore does not wait for them. */
async function start(key: string): Promise<() => Promise<string>> {
  const [{ initializeApp }, appCheck] = await Promise.all([
    import('firebase/app'),
    import('firebase/app-check'),
  ]);
  const provider = new appCheck.ReCaptchaEnterpriseProvider(key);
  const instance = appCheck.initializeAppCheck(initializeApp(firebaseConfig, 'contact-form'), {
    provider,
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await appCheck.getToken(instance)).token;
}

/** Returns the header with the token; none where App Check is off, or fails. The message is sent all the same. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (!SITE_KEY) return {};
  try {
    getToken ??= await start(SITE_KEY);
    const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
    const token = await Promise.race([getToken(), patience]);
    return token === null ? {} : { [APP_CHECK_HEADER]: token };
  } catch {
    return {};
  }
}
