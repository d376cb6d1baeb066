import type { ReactNode } from 'react';
import type { ChoosePicture } from './picture-choice';

/** Returns a function that opens the picture dialog, and the dialog, which the screen must render once. */
export function usePicturePicker(): { choosePicture: ChoosePicture; dialog: ReactNode } {
  return { choosePicture: () => Promise.resolve(null), dialog: null };
}
