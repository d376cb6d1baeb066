/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** `host:port` of a Firestore emulator; absent in production. */
  readonly VITE_FIRESTORE_EMULATOR?: string;
  /** What the browser's check of the owner's password knows: `pbkdf2:<iterations>:<salt>:<16 bits>`. */
  readonly VITE_ADMIN_GATE?: string;
}

/** Not in every browser. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
