import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { Grid, chakra } from '@chakra-ui/react';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/ui/Dialog';
import { showToast } from '../../../shared/ui/toast';
import { useIsWide } from '../../ui/useIsWide';
import { AdminPage } from '../../platform/components/AdminPage';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useErrorText } from '../../platform/i18n/useErrorText';
import type { ChoosePicture } from '../pictures/picture-choice';
import { usePicturePicker } from '../pictures/usePicturePicker';
import { ConflictDialog } from './ConflictDialog';
import type { Revised } from '../session/definition';
import { EditorNotices } from './EditorNotices';
import type { SaveOutcome } from '../session/editorSession';
import { HistoryDialog, type CompareVersions } from './HistoryDialog';
import { LanguageTabs } from './LanguageTabs';
import { LeaveDialog } from './LeaveDialog';
import { PreviewDialog } from './PreviewDialog';
import { SaveBar } from './SaveBar';
import { controlOf, useEditorPlace } from '../session/useEditorPlace';
import {
  useEditor,
  useSaveFailed,
  useSession,
  useSessionState,
  type AnyValues,
} from '../session/useEditorSession';
import { useLeaveGuard } from '../session/useLeaveGuard';

/** What the parts of a screen can do with its editor. */
export interface EditorControls {
  choosePicture: ChoosePicture;
  /** Opens a dialog that shows or changes the version on the server, once everything is saved. */
  openSaved: (dialog: string) => Promise<void>;
  /** The dialog that is open. */
  dialog: string | null;
  closeDialog: () => void;
  /** Asks first if visitors would read a suggested translation that the owner has not looked at. `isLater`: it is published later. */
  withCheckedSuggestions: (action: () => void, options?: { isLater?: boolean }) => void;
  /** Whether the document could be published; if not, moves to the first field with an error. */
  isPublishable: () => boolean;
  /** Makes a call after which visitors no longer see the document. */
  withdraw: (call: (copy: Revised) => Promise<Draft>) => Promise<SaveOutcome>;
  /** Shows why a save or another change has failed. */
  reportFailure: (outcome: SaveOutcome, title: string) => void;
  /** Lets the editor be left with unsaved text, which is discarded: the document has been deleted. */
  abandon: () => void;
}

export interface LanguagePaneProps {
  locale: Locale;
  id: string;
  /** Whether it is a tab panel (on narrow screens) or one of two columns. */
  asTab: boolean;
  isVisible: boolean;
  choosePicture: ChoosePicture;
  /** Called when the owner says that this language needs no change. */
  onConfirmLanguage: () => void;
}

/** What the owner is told about a publication. */
interface PublicationText {
  done: string;
  /** The title of the notification that it has failed. */
  failed: string;
  /** The same in the save bar, where it stays. */
  problem: string;
}

interface EditorScreenProps {
  title: string;
  back: { to: string; label: string };
  actions?: ReactNode;
  /** The name of the form. */
  formLabel: string;
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  restoredAt: string | null;
  /** Returns the path of the editor of a document. */
  pathOf: (id: string) => string;
  /** Whether the address of the screen names the document, not a new one. */
  isAddressed: boolean;
  /** Called with the new id when the document has been created. */
  onStored?: (id: string) => void;
  /** Above the fields. */
  beginning?: ReactNode;
  renderPane: (props: LanguagePaneProps) => ReactNode;
  /** The fields that both languages share, and what else can be done with the document. */
  renderRest: (controls: EditorControls) => ReactNode;
  renderDialogs?: (controls: EditorControls) => ReactNode;
  /** Further checks before a publication. Resolves to the field with an error. */
  check?: () => Promise<string | undefined>;
  publish: (copy: Revised) => Promise<Draft>;
  /** Whether publishing changes something that is not in the fields. */
  changesMore?: boolean;
  /** Called after each change of what visitors see. */
  onLiveChanged: () => void;
  /** `isFirst`: visitors could not see the document before. */
  publicationText: (isFirst: boolean) => PublicationText;
  onPublished?: () => void;
  compare: CompareVersions<unknown>;
  /** Without it there is no preview. */
  previewPathOf?: (id: string, locale: Locale) => string;
  renderPreviewActions?: (id: string, locale: Locale) => ReactNode;
}

/** The screen of an editor: the fields of both languages, what they share, the save bar and the dialogs. */
export function EditorScreen(props: EditorScreenProps) {
  const {
    restoredAt,
    pathOf,
    isAddressed,
    onStored,
    publish,
    onLiveChanged,
    onPublished,
    check,
    previewPathOf,
  } = props;
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const isWide = useIsWide();
  const id = useId();
  const { session, calls } = useEditor();
  const { definition, copyId } = session;
  const copy = useSessionState((state) => state.copy);
  const hasConflict = useSessionState((state) => state.hasConflict);
  const isUnsaved = useSessionState(({ isDirty, isSaving }) => isDirty || isSaving);
  const suggested = useSessionState(({ values }) => values.suggested.length);
  const form = useRef<HTMLFormElement>(null);
  const place = `${definition.kind} ${copyId ?? 'new'}`;
  const { locale: tab, setLocale: setTab } = useEditorPlace(
    form,
    place,
    (name) => definition.fields.includes(name),
    locale,
  );
  const { choosePicture, dialog: pictureDialog } = usePicturePicker();
  const [dialog, setDialog] = useState<string | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  /** Why the last publication failed, and what was to be published. */
  const [publicationFailure, setPublicationFailure] = useState<{ text: string; values: AnyValues } | null>(
    null,
  );
  const publicationProblem = useSessionState(({ values }) =>
    publicationFailure?.values === values ? publicationFailure.text : null,
  );
  const saveFailed = useSaveFailed();
  /** What waits for the owner's consent to publish unchecked suggestions. */
  const [unchecked, setUnchecked] = useState<{ action: () => void; isLater: boolean } | null>(null);
  const {
    blocker,
    stay,
    allow: allowLeaving,
  } = useLeaveGuard(isUnsaved, copyId === null ? null : pathOf(copyId));
  const showField = useShowField(form, setTab);
  const closeDialog = () => setDialog(null);
  const paneId = (language: Locale) => `${id}-${language}`;

  useEffect(() => {
    if (isAddressed) session.setAddressed();
  }, [isAddressed, session]);

  const reportedId = useRef(copyId);
  useEffect(() => {
    if (copyId === null || copyId === reportedId.current) return;
    reportedId.current = copyId;
    onStored?.(copyId);
  }, [copyId, onStored]);

  function reportFailure(outcome: SaveOutcome, title: string): void {
    if (outcome.kind !== 'failed') return;
    if (outcome.field) showField(outcome.field);
    showToast({ variant: 'destructive', title, description: reasonOf(outcome) });
  }

  const reasonOf = ({ error, isUncertain }: Extract<SaveOutcome, { kind: 'failed' }>): string =>
    [errorText(error), ...(isUncertain ? [t('publish.uncertain')] : [])].join(' ');

  /** Makes a call that changes what visitors see; `isDone` tells whether the document is as it is after it. */
  async function changeLive(
    call: (copy: Revised) => Promise<Draft>,
    isDone: (copy: Draft) => boolean,
  ): Promise<SaveOutcome> {
    setPublicationFailure(null);
    setIsPublishing(true);
    const outcome = await session.change(call, isDone);
    setIsPublishing(false);
    if (outcome.kind === 'saved') onLiveChanged();
    return outcome;
  }

  async function handlePublish(): Promise<void> {
    const invalid = session.findPublicationError() ?? (await check?.());
    if (invalid !== undefined) {
      showField(invalid);
      return;
    }
    const before = session.getState().copy;
    const texts = props.publicationText(before === null || !definition.isLive(before));
    const outcome = await changeLive(
      publish,
      (published) => definition.isLive(published) && !published.hasChanges,
    );
    if (outcome.kind === 'saved') {
      session.endPublication();
      onPublished?.();
      showToast({ title: texts.done });
    }
    if (outcome.kind === 'invalid') showField(outcome.field);
    if (outcome.kind === 'conflict') setDialog('conflict');
    if (outcome.kind === 'failed')
      setPublicationFailure({
        text: `${texts.problem}: ${reasonOf(outcome)}`,
        values: session.getState().values,
      });
    reportFailure(outcome, texts.failed);
  }

  async function handleConfirmLanguage(language: Locale): Promise<void> {
    const outcome = await session.change((to) => calls.confirmLanguage(to, language));
    if (outcome.kind === 'conflict') setDialog('conflict');
    reportFailure(outcome, saveFailed);
  }

  const controls: EditorControls = {
    choosePicture,
    dialog,
    closeDialog,
    reportFailure,
    withdraw: (call) => changeLive(call, (withdrawn) => !definition.isLive(withdrawn)),
    openSaved: async (next) => {
      const outcome = await session.saveNow();
      if (outcome.kind === 'saved' || outcome.kind === 'invalid') setDialog(next);
      else if (outcome.kind === 'conflict') setDialog('conflict');
      else reportFailure(outcome, saveFailed);
    },
    withCheckedSuggestions: (action, { isLater = false } = {}) => {
      if (session.getState().values.suggested.length > 0) setUnchecked({ action, isLater });
      else action();
    },
    isPublishable: () => {
      const invalid = session.findPublicationError();
      if (invalid !== undefined) showField(invalid);
      return invalid === undefined;
    },
    abandon: () => {
      allowLeaving();
      session.discard();
    },
  };

  return (
    <AdminPage
      title={props.title}
      back={
        <chakra.a
          asChild
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
          color="fg.muted"
          textDecoration="none"
        >
          <Link to={props.back.to}>
            <LuArrowLeft size="18" aria-hidden="true" />
            {props.back.label}
          </Link>
        </chakra.a>
      }
      actions={props.actions}
    >
      <EditorForm formRef={form} label={props.formLabel}>
        <EditorNotices
          restoredAt={restoredAt}
          onCompare={() => setDialog('conflict')}
          onFailure={(outcome) => reportFailure(outcome, saveFailed)}
        />
        {props.beginning}
        {/* The element limits the sticky tabs to the height of the panes. */}
        <div>
          {!isWide && <LanguageTabs selected={tab} onSelect={setTab} paneId={paneId} />}
          <Grid
            gap={{ base: '6', xl: '10' }}
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            {LOCALES.map((language) =>
              props.renderPane({
                locale: language,
                id: paneId(language),
                asTab: !isWide,
                isVisible: isWide || tab === language,
                choosePicture,
                onConfirmLanguage: () => void handleConfirmLanguage(language),
              }),
            )}
          </Grid>
        </div>
        <chakra.div display="flex" flexDirection="column" gap="6" mt="8">
          {props.renderRest(controls)}
        </chakra.div>
        <SaveBar
          isPublishing={isPublishing}
          publicationProblem={publicationProblem}
          changesMore={props.changesMore ?? false}
          onPublish={() => controls.withCheckedSuggestions(() => void handlePublish())}
          {...(previewPathOf && { onPreview: () => void controls.openSaved('preview') })}
          onCompare={() => setDialog('conflict')}
        />
      </EditorForm>
      {pictureDialog}
      <ConfirmDialog
        open={unchecked !== null}
        title={t('unchecked.question', { count: suggested })}
        confirmLabel={t(unchecked?.isLater === true ? 'unchecked.goOn' : 'unchecked.publish')}
        cancelLabel={t('unchecked.check')}
        onConfirm={() => {
          setUnchecked(null);
          unchecked?.action();
        }}
        onCancel={() => setUnchecked(null)}
      >
        {t('unchecked.detail')}
      </ConfirmDialog>
      {copy && (
        <>
          {previewPathOf && (
            <PreviewDialog
              pathOf={(language) => previewPathOf(copy.id, language)}
              open={dialog === 'preview'}
              onClose={closeDialog}
              initialLocale={isWide ? locale : tab}
              renderActions={(language) => props.renderPreviewActions?.(copy.id, language)}
            />
          )}
          <HistoryDialog
            copy={copy}
            compare={props.compare}
            open={dialog === 'history'}
            onClose={closeDialog}
            onRestored={(restored) => session.receive(restored)}
          />
        </>
      )}
      {props.renderDialogs?.(controls)}
      {copy && hasConflict && (
        <Conflict key={copy.revision} theirs={copy} open={dialog === 'conflict'} onClose={closeDialog} />
      )}
      <LeaveDialog blocker={blocker} onStay={stay} />
    </AdminPage>
  );
}

/** The form: it saves when a field loses the focus and on Ctrl+S, and knows which field has the focus. */
function EditorForm({
  formRef,
  label,
  children,
}: {
  formRef: RefObject<HTMLFormElement | null>;
  label: string;
  children: ReactNode;
}) {
  const session = useSession();
  useScrollPadding();
  const fieldOf = (target: EventTarget | null) =>
    (target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined) ??
    null;
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-label={label}
      pb={{ base: '7rem', lg: '0' }}
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => session.setFocus(fieldOf(target))}
      onBlur={({ relatedTarget }) => {
        session.setFocus(fieldOf(relatedTarget));
        session.retry();
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void session.saveNow();
      }}
    >
      {children}
    </chakra.form>
  );
}

/** What covers the lower edge of the screen: the save bar and, while a text is edited on a phone, the toolbar of the visual editor. */
const BOTTOM_BARS = 'calc(var(--editor-toolbar-height, 0px) + 7rem)';

/** Keeps what has the focus, and the caret, clear of the bars at the edges of the screen while the editor is open. */
function useScrollPadding(): void {
  const isWide = useIsWide();
  useEffect(() => {
    const { style } = document.documentElement;
    // Below the state of the publication; on a phone also below the tabs of the languages.
    style.scrollPaddingTop = `calc(var(--publication-height, 0px) + ${isWide ? '1rem' : '5rem'})`;
    style.scrollPaddingBottom = BOTTOM_BARS;
    return () => {
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [isWide]);
}

function Conflict({ theirs, open, onClose }: { theirs: Draft; open: boolean; onClose: () => void }) {
  const session = useSession();
  const base = useSessionState((state) => state.base);
  const mine = useSessionState((state) => state.values);
  return (
    <ConflictDialog
      open={open}
      base={base}
      mine={mine}
      theirs={theirs}
      onClose={onClose}
      onResolve={(chosen) => {
        onClose();
        session.resolve(chosen);
      }}
    />
  );
}

/** Returns a function that moves to a field, in the tab of its language. */
function useShowField(
  form: RefObject<HTMLElement | null>,
  setTab: (locale: Locale) => void,
): (field: string) => void {
  const { languageOf } = useSession().definition;
  const [field, setField] = useState<{ name: string } | null>(null);
  // After the render, because a field in a hidden tab can take the focus only after its tab has been shown.
  useEffect(() => {
    if (field) controlOf(form.current, field.name)?.focus();
  }, [field, form]);
  return (name) => {
    const language = languageOf(name);
    if (language) setTab(language);
    setField({ name });
  };
}
