import { useEffect } from 'react';
import { FirebaseAppProvider, useFirebaseApp } from 'reactfire';
import { firebaseConfig } from './firebase';
import { storeOf, type Store } from './firestore';

interface FirestoreProviderProps {
  onOpen: (store: Store) => void;
}

function Opener({ onOpen }: FirestoreProviderProps) {
  const app = useFirebaseApp();
  useEffect(() => onOpen(storeOf(app)), [app, onOpen]);
  return null;
}

/** Starts Firebase by reactfire, and passes its Firestore to `onOpen`. */
export function FirestoreProvider(props: FirestoreProviderProps) {
  return (
    <FirebaseAppProvider firebaseConfig={firebaseConfig}>
      <Opener {...props} />
    </FirebaseAppProvider>
  );
}
