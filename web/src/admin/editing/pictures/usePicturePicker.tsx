import { Flex } from '@chakra-ui/react';
import { imageRecordId } from '@app/domain/pictures/images';
import { NO_DETAILS, type PictureDetails } from '@app/domain/pictures/library';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsStep, Uploaded, type Subject } from './DetailsStep';
import { readPicture, usePictures } from './library';
import { NO_PICTURE, type ChoosePicture, type ChosenPicture, type PictureRequest } from './picture-choice';
import { PictureDialog, PictureDialogFrame } from './PictureDialog';
import { PictureGrid } from './PictureGrid';
import { PictureUploader } from './PictureUploader';
import { usePictureFiles } from './usePictureFiles';
import { usePictureUploads } from './usePictureUploads';

interface Open {
  request: PictureRequest;
  resolve: (picture: ChosenPicture | null) => void;
  /** What had the focus before. */
  opener: Element | null;
}

/** Returns a function that opens the picture dialog, and the dialog, which the screen must render once. Opening it does not render the screen again. */
export function usePicturePicker(): { choosePicture: ChoosePicture; dialog: ReactNode } {
  const host = useRef<ChoosePicture>(null);
  const choosePicture = useCallback<ChoosePicture>(
    (request) => host.current?.(request) ?? Promise.resolve(null),
    [],
  );
  return { choosePicture, dialog: <PickerHost ref={host} /> };
}

function PickerHost({ ref }: { ref: Ref<ChoosePicture> }) {
  const [open, setOpen] = useState<Open | null>(null);
  useImperativeHandle(
    ref,
    () =>
      (request = {}) =>
        new Promise((resolve) => setOpen({ request, resolve, opener: document.activeElement })),
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
  if (!open) return null;
  const close = (picture: ChosenPicture | null) => {
    setOpen(null);
    open.resolve(picture);
  };
  return <Picker request={open.request} onDone={close} />;
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

interface ChooseStepProps {
  /** Uploaded at once. */
  files: readonly File[];
  onChosen: (subject: Subject) => void;
  onClose: () => void;
}

function ChooseStep({ files, onChosen, onClose }: ChooseStepProps) {
  const { t } = useTranslation(['adminPictures', 'messages']);
  const query = usePictures();
  const [uploaded, setUploaded] = useState(0);
  // Of several pictures, the owner chooses one from the library.
  const uploads = usePictureUploads(([path, ...others]) => {
    if (path !== undefined && others.length === 0) onChosen({ path, details: undefined, isUploaded: true });
    else setUploaded(1 + others.length);
  });
  const { isOver, handlers } = usePictureFiles(uploads.start);
  const start = useRef(() => uploads.start(files));
  // The dialog opens at once, and the pictures follow.
  const showsLibrary = useDeferredValue(true, false);
  useEffect(() => start.current(), []);
  return (
    <PictureDialogFrame title={t('picker.title')} onClose={onClose}>
      <Flex direction="column" {...handlers} gap="6" minH="full">
        <PictureUploader uploads={uploads} isOver={isOver} />
        {uploaded > 0 && (
          <Uploaded>{`${t('messages:images.uploaded')} ${t('upload.done', { count: uploaded })}`}</Uploaded>
        )}
        <section aria-label={t('library')}>
          {showsLibrary && (
            <PictureGrid
              query={query}
              label="library.use"
              onChoose={(picture) => onChosen({ path: picture.path, details: picture })}
            />
          )}
        </section>
      </Flex>
    </PictureDialogFrame>
  );
}
