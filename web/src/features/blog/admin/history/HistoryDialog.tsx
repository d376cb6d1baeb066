import type { WorkingCopy } from '@perro-wisdom/domain/working-copies';

export interface HistoryDialogProps {
  copy: WorkingCopy;
  open: boolean;
  onClose: () => void;
  /** Called with the working copy after a version was restored into it. */
  onRestored: (copy: WorkingCopy) => void;
}

/** The published versions of a post: compared side by side with the working copy, and restored into it. */
export function HistoryDialog(_props: HistoryDialogProps) {
  return null;
}
