import { imageRecordId } from '@app/domain/pictures/images';
import { NO_DETAILS, type PictureDetails } from '@app/domain/pictures/library';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ChooseStep } from './ChooseStep';
import { DetailsStep, type Subject } from './DetailsStep';
import { readPicture } from './library';
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
  /** What had the focus before. */
  opener: Element | null;
}

/** Lets what it contains open the picture dialog (`ChoosePictureContext`). Opening it does not render that again. */
export function PicturePicker({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const choosePicture = useCallback<ChoosePicture>(
    (request = {}) => new Promise((resolve) => setOpen({ request, resolve, opener: document.activeElement })),
    [],
  );
  // The dialog is removed, not closed: the browser does not move the focus back.
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
  const { current, files = [], isCropped = false, isNamed = false } = request;
  const [subject, setSubject] = useState<Subject | null>(
    current ? { path: current.path, details: undefined } : null,
  );
  const [waiting, setWaiting] = useState(files);
  const wantsDetails = subject && subject.details === undefined ? subject.path : null;

  // What the place says about its picture comes first, then what the library knows of it.
  useEffect(() => {
    if (wantsDetails === null) return;
    let isLatest = true;
    void readDetails(wantsDetails).then((known) => {
      if (isLatest)
        setSubject((before) => ({
          ...before,
          path: wantsDetails,
          details: withPlace(known, current?.path === wantsDetails ? current : undefined),
        }));
    });
    return () => {
      isLatest = false;
    };
  }, [wantsDetails, current]);

  const show = (shown: Subject) => {
    if (isNamed) {
      onDone({ ...NO_PICTURE, path: shown.path });
      return;
    }
    setWaiting([]);
    setSubject(shown);
  };

  return (
    <PictureDialog open onClose={() => onDone(null)}>
      {subject ? (
        <DetailsStep
          key={subject.path}
          subject={subject}
          isCropped={isCropped}
          onBack={() => setSubject(null)}
          onDone={onDone}
        />
      ) : (
        <ChooseStep files={waiting} onChosen={show} onClose={() => onDone(null)} />
      )}
    </PictureDialog>
  );
}

/** Reads what the library knows of a picture; nothing for one that is not in it, or while the server cannot be reached. */
async function readDetails(path: string): Promise<PictureDetails> {
  const id = imageRecordId(path);
  if (id === null) return NO_DETAILS;
  try {
    return await readPicture(id);
  } catch {
    return NO_DETAILS;
  }
}

function withPlace(known: PictureDetails, place: ChosenPicture | undefined): PictureDetails {
  if (!place) return known;
  const isSaidHere = place.altEn !== '' || place.altEs !== '';
  const { altEn, altEs } = isSaidHere ? place : known;
  return { altEn, altEs, isDecorative: !isSaidHere && known.isDecorative, focus: place.focus || known.focus };
}
