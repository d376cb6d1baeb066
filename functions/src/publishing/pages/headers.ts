import { FIRESTORE_ORIGIN, pagePolicy } from '@app/domain/publishing/page-policy';

const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;

/** Returns the headers that restrict what a page may load, and keep it out of frames. */
export const pageHeaders = (): Record<string, string> => ({
  'Content-Security-Policy': pagePolicy(emulator ? `http://${emulator}` : FIRESTORE_ORIGIN),
  'X-Frame-Options': 'DENY',
});
