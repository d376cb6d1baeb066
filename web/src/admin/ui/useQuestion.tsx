import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/ui/Dialog';

interface Question {
  title: string;
  detail?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /**
   * Performs the confirmed action and reports any failure itself. If it returns a promise, the dialog remains
   * open while the promise is pending.
   */
  onConfirm: () => unknown;
  onCancel?: () => void;
}

/**
 * Returns three things: `ask`, which asks the owner for confirmation; `close`, which closes the dialog
 * without an answer; and `question`, which is the dialog itself.
 */
export function useQuestion(): { ask: (question: Question) => void; close: () => void; question: ReactNode } {
  const [asked, setAsked] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const close = () => setAsked(null);

  async function confirm(): Promise<void> {
    const work = asked?.onConfirm();
    if (work instanceof Promise) {
      setIsBusy(true);
      await work;
      setIsBusy(false);
    }
    // Closes the dialog unless the action has already asked another question.
    setAsked((now) => (now === asked ? null : now));
  }

  function cancel(): void {
    close();
    asked?.onCancel?.();
  }

  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      cancelLabel={asked?.cancelLabel ?? ''}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      {asked?.detail}
    </ConfirmDialog>
  );
  return { ask: setAsked, close, question };
}
