import { useMutation } from '@tanstack/react-query';
import { useErrorText } from './i18n/useErrorText';
import { showToast } from '../../shared/ui/toast';

export interface Action {
  call: () => Promise<unknown>;
  /** The notification shown after success, if any. */
  done?: Parameters<typeof showToast>[0];
  failed: string;
  /**
   * Turns the reason for a failure into the notification's text. By default, the reason is shown as it is.
   */
  reasonOf?: (reason: string) => string;
}

/**
 * Returns `perform`, which makes a call, reports the outcome in a notification, and resolves to whether the
 * call succeeded.
 */
export function useAction() {
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: Action['call']) => call() });
  async function perform({ call, done, failed, reasonOf = String }: Action): Promise<boolean> {
    try {
      await mutateAsync(call);
      if (done) showToast(done);
      return true;
    } catch (error) {
      showToast({ variant: 'destructive', title: failed, description: reasonOf(errorText(error)) });
      return false;
    }
  }
  return { perform, isBusy: isPending };
}
