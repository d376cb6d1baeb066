/**
 * The Firebase project that the browser reads from. The values are public: they identify the project but
 * grant no access.
 */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-site',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo',
};
