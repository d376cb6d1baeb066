import { useState } from 'react';
import { safeLocalStorage } from '../../../shared/browser/storage';
import { useIsExtraWide } from '../../ui/useIsWide';

const STORAGE_KEY = 'editorPage';
const HIDDEN = 'hidden';

/** Where the page of the draft is shown: beside the fields where there is room, unless the owner has hidden it there; over them elsewhere. */
export function usePageView() {
  const hasRoom = useIsExtraWide();
  const [isWanted, setIsWanted] = useState(() => safeLocalStorage.read(STORAGE_KEY) !== HIDDEN);
  const [isOpen, setIsOpen] = useState(false);
  return {
    isBeside: hasRoom && isWanted,
    isOver: !hasRoom && isOpen,
    close: () => setIsOpen(false),
    toggle: () => {
      if (!hasRoom) {
        setIsOpen(!isOpen);
        return;
      }
      setIsWanted(!isWanted);
      if (isWanted) safeLocalStorage.write(STORAGE_KEY, HIDDEN);
      else safeLocalStorage.remove(STORAGE_KEY);
    },
  };
}
