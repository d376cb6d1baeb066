import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { FirebaseAppProvider, useFirebaseApp } from 'reactfire';
import { firebaseConfig } from './firebase';
import { storeOf, type Store } from './firestore';

function Opener({ onOpen }: { onOpen: (store: Store) => void }) {
  const app = useFirebaseApp();
  useEffect(() => onOpen(storeOf(app)), [app, onOpen]);
  return null;
}

/**
 * Starts Firebase with reactfire, outside the page's component tree, and resolves with its Firestore client.
 */
export const openFirestore = (): Promise<Store> =>
  new Promise((resolve) =>
    createRoot(document.createElement('div')).render(
      <FirebaseAppProvider firebaseConfig={firebaseConfig}>
        <Opener onOpen={resolve} />
      </FirebaseAppProvider>,
    ),
  );
