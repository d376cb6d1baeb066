import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/ui/Dialog';

interface Question {
  title: string;
  detail?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Does what was asked about, and tells of a failure itself. While a promise that it returns is pending, the dialog stays. */
  onConfirm: () => unknown;
}

/** Returns a function that asks the owner before something is done, and the dialog in which it asks. */
export function useQuestion(): { ask: (question: Question) => void; question: ReactNode } {
  const [asked, setAsked] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm(): Promise<void> {
    const work = asked?.onConfirm();
    if (work instanceof Promise) {
      setIsBusy(true);
      await work;
      setIsBusy(false);
    }
    setAsked(null);
  }

  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      cancelLabel={asked?.cancelLabel ?? ''}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={() => setAsked(null)}
    >
      {asked?.detail}
    </ConfirmDialog>
  );
  return { ask: setAsked, question };
}
