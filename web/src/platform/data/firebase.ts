/** Which Firebase project the browser reads. The values are public: they name the project and grant nothing. */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-perro-wisdom',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo',
};
