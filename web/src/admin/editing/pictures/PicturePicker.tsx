import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ChooseStep } from './ChooseStep';
import { DetailsStep, type Subject } from './DetailsStep';
import {
  ChoosePictureContext,
  NO_PICTURE,
  type ChoosePicture,
  type ChosenPicture,
  type PictureRequest,
} from './picture-choice';
import { PictureDialog } from './PictureDialog';

interface Open {
  request: PictureRequest;
  resolve: (picture: ChosenPicture | null) => void;
  /** The element that had focus before the dialog opened. */
  opener: Element | null;
}

/**
 * Lets its children open the picture dialog through `ChoosePictureContext`. They don't rerender when it
 * opens.
 */
export function PicturePicker({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const choosePicture = useCallback<ChoosePicture>(
    (request = {}) => new Promise((resolve) => setOpen({ request, resolve, opener: document.activeElement })),
    [],
  );
  // The browser doesn't restore focus, because the dialog is unmounted instead of closed.
  const opener = open?.opener;
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  const close = (picture: ChosenPicture | null) => {
    setOpen(null);
    open?.resolve(picture);
  };
  return (
    <ChoosePictureContext value={choosePicture}>
      {children}
      {open && <Picker request={open.request} onDone={close} />}
    </ChoosePictureContext>
  );
}

interface PickerProps {
  request: PictureRequest;
  onDone: (picture: ChosenPicture | null) => void;
}

function Picker({ request, onDone }: PickerProps) {
  const { current, files = [], aspectRatio, isNamed = false, onAlso } = request;
  /** The picture whose details are on screen, followed by those that still need a description. */
  const [[subject, ...others], setSubjects] = useState<readonly Subject[]>(
    current ? [{ path: current.path }] : [],
  );
  const [waiting, setWaiting] = useState(files);

  const show = (...shown: [Subject, ...Subject[]]) => {
    if (isNamed) {
      onDone({ ...NO_PICTURE, path: shown[0].path });
      return;
    }
    setWaiting([]);
    setSubjects(shown);
  };
  const goOn = (picture: ChosenPicture | null) => {
    if (picture === null || others.length === 0) {
      onDone(picture);
      return;
    }
    onAlso?.(picture);
    setSubjects(others);
  };

  return (
    <PictureDialog open onClose={() => onDone(null)}>
      {subject ? (
        <DetailsStep
          key={`${others.length} ${subject.path}`}
          subject={subject}
          place={subject.path === current?.path ? current : undefined}
          aspectRatio={aspectRatio}
          following={others.length}
          onBack={() => setSubjects([])}
          onDone={goOn}
        />
      ) : (
        <ChooseStep
          files={waiting}
          takesSeveral={onAlso !== undefined}
          onChosen={show}
          onClose={() => onDone(null)}
        />
      )}
    </PictureDialog>
  );
}
