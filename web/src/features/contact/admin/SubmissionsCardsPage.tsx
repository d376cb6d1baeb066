import { SubmissionsCards } from './SubmissionsCards';
import { SubmissionsScreen } from './SubmissionsScreen';

/** The one screen whose loading is tried again by itself, once: the phone's, where a lost moment of network is common. */
export function SubmissionsCardsPage() {
  return <SubmissionsScreen view={SubmissionsCards} retry={1} />;
}
