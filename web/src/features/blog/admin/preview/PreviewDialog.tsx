import type { Locale } from '@perro-wisdom/domain/locale';

export interface PreviewDialogProps {
  /** The id of the working copy, which has been saved. */
  id: string;
  open: boolean;
  onClose: () => void;
  initialLocale: Locale;
}

/** Shows the working copy as its page will be, in both languages, on a phone and on a desktop; and makes a private link to it. */
export function PreviewDialog(_props: PreviewDialogProps) {
  return null;
}
