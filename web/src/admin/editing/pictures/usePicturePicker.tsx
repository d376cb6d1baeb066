import { Button, chakra } from '@chakra-ui/react';
import { imageRecordId } from '@perro-wisdom/domain/pictures/images';
import { NO_DETAILS, type PictureDetails } from '@perro-wisdom/domain/pictures/library';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuCircleCheck } from 'react-icons/lu';
import { ApiError } from '../../../shared/data/api';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton';
import { DetailsFields } from './DetailsFields';
import { FocalPoint } from './FocalPoint';
import { isDescribed, readPicture, saveDetails, usePictures, useRefreshLibrary } from './library';
import type { ChoosePicture, ChosenPicture, PictureRequest } from './picture-choice';
import { PictureDialog, PictureDialogFrame } from './PictureDialog';
import { PictureDetailsLayout, WholePicture } from './PictureDetailsLayout';
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

/** Returns a function that opens the picture dialog, and the dialog, which the screen must render once. */
export function usePicturePicker(): { choosePicture: ChoosePicture; dialog: ReactNode } {
  const [open, setOpen] = useState<Open | null>(null);
  const choosePicture = useCallback<ChoosePicture>(
    (request = {}) => new Promise((resolve) => setOpen({ request, resolve, opener: document.activeElement })),
    [],
  );
  const close = (picture: ChosenPicture | null) => {
    setOpen(null);
    open?.resolve(picture);
  };
  // The dialog is removed, not closed: the browser does not move the focus back.
  const opener = open?.opener;
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return { choosePicture, dialog: open && <Picker request={open.request} onDone={close} /> };
}

/** The picture whose details are asked for. */
interface Subject {
  path: string;
  /** Undefined while they are read. */
  details: PictureDetails | undefined;
  /** Whether it has just been uploaded here. */
  isUploaded?: boolean;
}

interface PickerProps {
  request: PictureRequest;
  onDone: (picture: ChosenPicture | null) => void;
}

function Picker({ request, onDone }: PickerProps) {
  const { current, files = [], isCropped = false } = request;
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

/** Tells of an upload: a notification would be hidden below the dialog. */
function Uploaded({ children }: { children: string }) {
  return (
    <chakra.p
      role="status"
      display="flex"
      alignItems="center"
      gap="2"
      mb="4"
      color="good.fg"
      fontWeight="medium"
    >
      <LuCircleCheck size="18" aria-hidden="true" style={{ flexShrink: 0 }} />
      {children}
    </chakra.p>
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
  useEffect(() => start.current(), []);
  return (
    <PictureDialogFrame title={t('picker.title')} onClose={onClose}>
      <chakra.div {...handlers} display="flex" flexDirection="column" gap="6" minH="full">
        <PictureUploader uploads={uploads} isOver={isOver} />
        {uploaded > 0 && (
          <Uploaded>{`${t('messages:images.uploaded')} ${t('upload.done', { count: uploaded })}`}</Uploaded>
        )}
        <section aria-label={t('library')}>
          <PictureGrid
            query={query}
            label="library.use"
            onChoose={(picture) => onChosen({ path: picture.path, details: picture })}
          />
        </section>
      </chakra.div>
    </PictureDialogFrame>
  );
}

interface DetailsStepProps {
  subject: Subject;
  isCropped: boolean;
  onBack: () => void;
  onDone: (picture: ChosenPicture | null) => void;
}

function DetailsStep({
  subject: { path, details: known, isUploaded },
  isCropped,
  onBack,
  onDone,
}: DetailsStepProps) {
  const { t } = useTranslation(['adminPictures', 'common', 'messages']);
  const errorText = useErrorText();
  const refreshLibrary = useRefreshLibrary();
  const [changes, setChanges] = useState<Partial<PictureDetails>>({});
  const [problem, setProblem] = useState<'undescribed' | Error | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const details = known && { ...known, ...changes };

  async function use(): Promise<void> {
    if (!details || isSaving) return;
    if (!isDescribed(details)) {
      setProblem('undescribed');
      return;
    }
    setProblem(null);
    setIsSaving(true);
    try {
      await keep(path, details);
      refreshLibrary();
      const { altEn, altEs, isDecorative, focus } = details;
      onDone({
        path,
        altEn: isDecorative ? '' : altEn.trim(),
        altEs: isDecorative ? '' : altEs.trim(),
        focus,
      });
    } catch (error) {
      setIsSaving(false);
      if (error instanceof Error) setProblem(error);
    }
  }

  const change = (changed: Partial<PictureDetails>) => {
    setChanges((before) => ({ ...before, ...changed }));
    setProblem(null);
  };
  const back = (
    <Button variant="ghost" p="0" aria-label={t('picker.back')} onClick={onBack}>
      <LuArrowLeft size="22" aria-hidden="true" />
    </Button>
  );
  const footer = (
    <>
      {problem && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium" flex="1 1 12rem">
          {problem === 'undescribed'
            ? t('details.choose')
            : `${t('details.saveFailed')}: ${errorText(problem)}`}
        </chakra.p>
      )}
      <Button
        w={{ base: 'full', sm: 'auto' }}
        aria-disabled={isSaving || !details}
        onClick={() => void use()}
      >
        {isSaving ? t('details.saving') : t('picker.confirm')}
      </Button>
    </>
  );
  return (
    <PictureDialogFrame title={t('details.title')} back={back} footer={footer} onClose={() => onDone(null)}>
      {isUploaded && <Uploaded>{t('messages:images.uploaded')}</Uploaded>}
      {details ? (
        <PictureDetailsLayout
          picture={
            isCropped ? (
              <FocalPoint path={path} value={details.focus} onChange={(focus) => change({ focus })} />
            ) : (
              <WholePicture path={path} />
            )
          }
        >
          <DetailsFields
            details={details}
            onChange={change}
            error={problem === 'undescribed' ? t('details.choose') : undefined}
          />
        </PictureDetailsLayout>
      ) : (
        <Loading label={t('common:loading')}>
          <Skeleton h="20rem" borderRadius="lg" />
        </Loading>
      )}
    </PictureDialogFrame>
  );
}

/** Stores the details in the library. A picture that is not in it, such as one of the site's own, has them only where it is used. */
async function keep(path: string, details: PictureDetails): Promise<void> {
  const id = imageRecordId(path);
  if (id === null) return;
  try {
    await saveDetails(id, details);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
