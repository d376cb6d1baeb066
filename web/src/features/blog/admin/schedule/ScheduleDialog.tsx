import type { WorkingCopy } from '@perro-wisdom/domain/working-copies';

export interface ScheduleDialogProps {
  copy: WorkingCopy;
  open: boolean;
  onClose: () => void;
  /** Called with the working copy after a date was set or taken back. */
  onScheduled: (copy: WorkingCopy) => void;
}

/** Sets the date and time, in Puerto Rico, at which the post is published by itself. */
export function ScheduleDialog(_props: ScheduleDialogProps) {
  return null;
}
