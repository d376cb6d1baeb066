/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** `host:port` of a Firestore emulator; absent in production. */
  readonly VITE_FIRESTORE_EMULATOR?: string;
  /**
   * Part of a password hash, for `web/src/admin/frame/gate.ts`:
   * `pbkdf2:<iterations>:<salt>:<first 16 bits, in hex>`.
   */
  readonly VITE_ADMIN_GATE?: string;
}

/** Background Sync, which only Chromium-based browsers have. */
interface ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** The Network Information API, which only Chromium-based browsers support. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
