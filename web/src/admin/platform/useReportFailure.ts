import { useErrorText } from './i18n/useErrorText';
import { showToast } from '../../shared/ui/toast';

/** Returns a function that tells the owner in a notification what has failed, and why. */
export function useReportFailure(): (title: string, error: unknown) => void {
  const errorText = useErrorText();
  return (title, error) => showToast({ variant: 'destructive', title, description: errorText(error) });
}
