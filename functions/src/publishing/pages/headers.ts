import { FIRESTORE_ORIGIN, pagePolicy } from '@perro-wisdom/domain/publishing/page-policy';

const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;

/** Returns the headers that restrict what a page may load, and who may show it in a frame. */
export const pageHeaders = (framedBy: 'none' | 'self'): Record<string, string> => ({
  'Content-Security-Policy': pagePolicy(framedBy, emulator ? `http://${emulator}` : FIRESTORE_ORIGIN),
  'X-Frame-Options': framedBy === 'none' ? 'DENY' : 'SAMEORIGIN',
});
