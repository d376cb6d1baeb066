import { SubmissionsCards } from './SubmissionsCards';
import { SubmissionsScreen } from './SubmissionsScreen';

/** Retries loading once automatically, because short network failures are common on phones. No other screen does. */
export function SubmissionsCardsPage() {
  return <SubmissionsScreen view={SubmissionsCards} retry={1} />;
}
