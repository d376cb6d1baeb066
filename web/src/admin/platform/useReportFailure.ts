import { useErrorText } from './i18n/useErrorText';
import { showToast } from '../../shared/ui/toast';

export function useReportFailure(): (title: string, error: unknown) => void {
  const errorText = useErrorText();
  return (title, error) => showToast({ variant: 'destructive', title, description: errorText(error) });
}
