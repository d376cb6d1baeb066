import { SubmissionsScreen } from './SubmissionsScreen';
import { SubmissionsTable } from './SubmissionsTable';

export function SubmissionsTablePage() {
  return <SubmissionsScreen view={SubmissionsTable} retry={0} />;
}
