import { useMutation } from '@tanstack/react-query';
import { useErrorText } from './i18n/useErrorText';
import { showToast } from '../../shared/ui/toast';

export interface Action {
  call: () => Promise<unknown>;
  /** What the owner is told when it has succeeded, if anything. */
  done?: Parameters<typeof showToast>[0];
  failed: string;
  /** Returns the description of a failure. */
  reasonOf?: (reason: string) => string;
}

/** Returns a function that makes a call and tells the owner how it ended; resolves to whether it succeeded. */
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
