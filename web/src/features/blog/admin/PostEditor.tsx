import { Grid, chakra } from '@chakra-ui/react';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { code } from '@perro-wisdom/domain/messages/codes';
import { ADMIN_PAGES, postPath } from '@perro-wisdom/domain/paths';
import type { WorkingCopy } from '@perro-wisdom/domain/working-copies';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuExternalLink } from 'react-icons/lu';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../platform/components/AdminPage';
import { useReportPublication } from '../../../platform/data/publication';
import { usePicturePicker } from '../../../platform/editing/pictures/usePicturePicker';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../../ui/Dialog';
import { LinkButton } from '../../../ui/LinkButton';
import { showToast } from '../../../ui/toast';
import { useIsWide } from '../../../ui/useIsWide';
import { ConflictDialog } from './ConflictDialog';
import { EditorNotices } from './EditorNotices';
import { languageOf, type EditorField } from './editorValues';
import { HistoryDialog } from './history/HistoryDialog';
import { imageExists } from './imageExists';
import { LanguagePane } from './LanguagePane';
import { LanguageTabs } from './LanguageTabs';
import { LeaveDialog } from './LeaveDialog';
import type { SaveOutcome } from './postSession';
import { NEW_POST, POST_QUERY, useForgetPublicPosts } from './posts';
import { PreviewDialog } from './preview/PreviewDialog';
import { PublicationPanel } from './PublicationPanel';
import { SaveBar } from './SaveBar';
import { ScheduleDialog } from './schedule/ScheduleDialog';
import { SharedFields } from './SharedFields';
import type { ClaimedWork } from './unsavedWork';
import { controlOf, useEditorPlace } from './useEditorPlace';
import { useLeaveGuard } from './useLeaveGuard';
import { SessionProvider, usePostSession, useSession, useSessionState } from './usePostSession';
import { confirmLanguage, publishWorkingCopy, unpublishWorkingCopy, type Revised } from './workingCopies';

interface PostEditorProps {
  /** The working copy; null for a new post, and for one that was deleted elsewhere but has unsaved work. */
  copy: WorkingCopy | null;
  work: ClaimedWork;
  /** Called with the new id when the post has been created. */
  onStored: (id: string) => void;
  onDeleted: () => void;
}

/** The editor of a post in both languages. */
export function PostEditor({ copy, work, ...rest }: PostEditorProps) {
  const session = usePostSession(copy, work);
  return (
    <SessionProvider value={session}>
      <EditorScreen restoredAt={work.found?.changedAt ?? null} {...rest} />
    </SessionProvider>
  );
}

type OpenDialog = 'preview' | 'history' | 'schedule' | 'conflict' | null;

interface EditorScreenProps {
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  restoredAt: string | null;
  onStored: (id: string) => void;
  onDeleted: () => void;
}

function EditorScreen({ restoredAt, onStored, onDeleted }: EditorScreenProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const id = useId();
  const session = useSession();
  const copy = useSessionState((state) => state.copy);
  const isGone = useSessionState((state) => state.isGone);
  const hasConflict = useSessionState((state) => state.hasConflict);
  const isUnsaved = useSessionState(({ isDirty, isSaving }) => isDirty || isSaving);
  const { postId } = session;
  const form = useRef<HTMLFormElement>(null);
  const { locale: tab, setLocale: setTab } = useEditorPlace(form, postId, locale);
  const { choosePicture, dialog: pictureDialog } = usePicturePicker();
  const [keepDate, setKeepDate] = useState(true);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  /** What waits for the owner's consent to publish unchecked suggestions. */
  const [uncheckedStep, setUncheckedStep] = useState<'publish' | 'schedule' | null>(null);
  const suggested = useSessionState(({ values }) => values.suggested.length);
  const { blocker, allow: allowLeaving } = useLeaveGuard(isUnsaved, postId);
  const showField = useShowField(form, setTab);
  const { isPublishing, publish, unpublish, reportFailure } = usePublishing(showField);
  const closeDialog = () => setDialog(null);
  const paneId = (language: Locale) => `${id}-${language}`;

  const [params] = useSearchParams();
  const isAddressed = params.get(POST_QUERY) !== NEW_POST;
  useEffect(() => {
    if (isAddressed) session.setAddressed();
  }, [isAddressed, session]);

  const reportedId = useRef(postId);
  useEffect(() => {
    if (postId === null || postId === reportedId.current) return;
    reportedId.current = postId;
    onStored(postId);
  }, [postId, onStored]);

  /** Opens a dialog that shows or changes the version on the server, once everything is saved. */
  async function openSaved(next: OpenDialog): Promise<void> {
    const outcome = await session.saveNow();
    if (outcome.kind === 'saved' || outcome.kind === 'invalid') setDialog(next);
    else if (outcome.kind === 'conflict') setDialog('conflict');
    else reportFailure(outcome, 'save.failed');
  }

  function schedule(): void {
    const invalid = session.findPublicationError();
    if (invalid) showField(invalid);
    else void openSaved('schedule');
  }

  /** Asks first if visitors would read a suggested translation that the owner has not looked at. */
  function checkSuggestions(next: 'publish' | 'schedule'): void {
    if (session.getState().values.suggested.length > 0) setUncheckedStep(next);
    else proceed(next);
  }

  function proceed(next: 'publish' | 'schedule'): void {
    setUncheckedStep(null);
    if (next === 'publish') void handlePublish();
    else schedule();
  }

  async function handlePublish(): Promise<void> {
    const outcome = await publish(keepDate);
    if (outcome?.kind === 'saved') setKeepDate(true);
    if (outcome?.kind === 'conflict') setDialog('conflict');
  }

  async function handleConfirmLanguage(language: Locale): Promise<void> {
    const outcome = await session.change((to) => confirmLanguage(to, language));
    if (outcome.kind === 'conflict') setDialog('conflict');
    if (outcome.kind === 'failed') reportFailure(outcome, 'save.failed');
  }

  return (
    <AdminPage
      title={t(copy || isGone ? 'editor.edit' : 'editor.new')}
      back={
        <chakra.a asChild display="inline-flex" alignItems="center" gap="2" minH="11" color="fg.muted" textDecoration="none">
          <Link to={ADMIN_PAGES.blog}>
            <LuArrowLeft size="18" aria-hidden="true" />
            {t('editor.back')}
          </Link>
        </chakra.a>
      }
      actions={
        copy?.live && (
          <LinkButton to={postPath(copy.live.slug, locale)} variant="ghost" size="sm">
            <LuExternalLink size="18" aria-hidden="true" />
            {t('view')}
          </LinkButton>
        )
      }
    >
      <EditorForm formRef={form}>
        <EditorNotices restoredAt={restoredAt} onCompare={() => setDialog('conflict')} onFailure={(outcome) => reportFailure(outcome, 'save.failed')} />
        {/* The element limits the sticky tabs to the height of the panes. */}
        <div>
          {!isWide && <LanguageTabs selected={tab} onSelect={setTab} paneId={paneId} />}
          <Grid gap={{ base: '6', xl: '10' }} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            {LOCALES.map((language) => (
              <LanguagePane
                key={language}
                locale={language}
                id={paneId(language)}
                asTab={!isWide}
                isVisible={isWide || tab === language}
                choosePicture={choosePicture}
                onConfirmLanguage={() => void handleConfirmLanguage(language)}
              />
            ))}
          </Grid>
        </div>
        <chakra.div display="flex" flexDirection="column" gap="6" mt="8">
          <SharedFields choosePicture={choosePicture} onPathBlur={() => void checkImage(session)} />
          {copy && !isGone && (
            <PublicationPanel
              copy={copy}
              keepDate={keepDate}
              onKeepDateChange={setKeepDate}
              onSchedule={() => checkSuggestions('schedule')}
              onHistory={() => void openSaved('history')}
              onUnpublish={() => void unpublish()}
              onDeleted={() => {
                allowLeaving();
                session.discard();
                onDeleted();
              }}
            />
          )}
        </chakra.div>
        <SaveBar
          isPublishing={isPublishing}
          changesDate={!keepDate}
          onPublish={() => checkSuggestions('publish')}
          onPreview={() => void openSaved('preview')}
          onCompare={() => setDialog('conflict')}
        />
      </EditorForm>
      {pictureDialog}
      <ConfirmDialog
        open={uncheckedStep !== null}
        title={t('unchecked.question', { count: suggested })}
        confirmLabel={t(uncheckedStep === 'schedule' ? 'unchecked.goOn' : 'unchecked.publish')}
        cancelLabel={t('unchecked.check')}
        onConfirm={() => uncheckedStep && proceed(uncheckedStep)}
        onCancel={() => setUncheckedStep(null)}
      >
        {t('unchecked.detail')}
      </ConfirmDialog>
      {copy && (
        <>
          <PreviewDialog id={copy.id} open={dialog === 'preview'} onClose={closeDialog} initialLocale={isWide ? locale : tab} />
          <HistoryDialog copy={copy} open={dialog === 'history'} onClose={closeDialog} onRestored={(restored) => session.receive(restored)} />
          <ScheduleDialog copy={copy} open={dialog === 'schedule'} onClose={closeDialog} onScheduled={(scheduled) => session.receive(scheduled)} />
        </>
      )}
      {copy && hasConflict && (
        <Conflict key={copy.revision} theirs={copy} open={dialog === 'conflict'} onClose={closeDialog} />
      )}
      <LeaveDialog blocker={blocker} />
    </AdminPage>
  );
}

/** The form: it saves when a field loses the focus and on Ctrl+S, and knows which field has the focus. */
function EditorForm({ formRef, children }: { formRef: RefObject<HTMLFormElement | null>; children: ReactNode }) {
  const { t } = useTranslation('adminBlog');
  const session = useSession();
  useScrollPadding();
  const fieldOf = (target: EventTarget | null) => (target instanceof Element ? (target.closest<HTMLElement>('[data-field]')?.dataset.field as EditorField | undefined) : undefined) ?? null;
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-label={t('editor.label')}
      pb={{ base: '28', lg: '0' }}
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

function Conflict({ theirs, open, onClose }: { theirs: WorkingCopy; open: boolean; onClose: () => void }) {
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
function useShowField(form: RefObject<HTMLElement | null>, setTab: (locale: Locale) => void): (field: EditorField) => void {
  const [field, setField] = useState<{ name: EditorField } | null>(null);
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

/** Returns whether the picture can be published; if not, shows an error at its field. */
async function checkImage(session: ReturnType<typeof useSession>): Promise<boolean> {
  const { picture } = session.getState().values;
  const path = picture.path.trim();
  if (path === '' || (await imageExists(path))) return true;
  session.refuse('picture', code('blog.imageNotFound'));
  return false;
}

/** Publishes the post and takes it off the site, and tells the owner what came of it. */
function usePublishing(showField: (field: EditorField) => void) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const session = useSession();
  const reportPublication = useReportPublication();
  const forgetPublicPosts = useForgetPublicPosts();
  const [isPublishing, setIsPublishing] = useState(false);

  function reportFailure(outcome: SaveOutcome, title: 'save.failed' | 'unpublish.failed' | 'messages:blog.createFailedToast' | 'messages:blog.updateFailedToast'): void {
    if (outcome.kind !== 'failed') return;
    if (outcome.field) showField(outcome.field);
    showToast({ variant: 'destructive', title: t(title), description: errorText(outcome.error) });
  }

  /** Makes a call that changes what visitors see. */
  async function change(call: (copy: Revised) => Promise<WorkingCopy>): Promise<SaveOutcome> {
    setIsPublishing(true);
    const outcome = await session.change(call);
    setIsPublishing(false);
    if (outcome.kind === 'saved') {
      const slug = session.getState().copy?.live?.slug;
      reportPublication(slug === undefined ? null : { en: postPath(slug, 'en'), es: postPath(slug, 'es') });
      forgetPublicPosts();
    }
    return outcome;
  }

  /** Resolves to null when a field has to be corrected first. */
  async function publish(keepPublishedAt: boolean): Promise<SaveOutcome | null> {
    const invalid = session.findPublicationError() ?? ((await checkImage(session)) ? undefined : 'picture');
    if (invalid) {
      showField(invalid);
      return null;
    }
    const isFirst = session.getState().copy?.live == null;
    const outcome = await change((copy) => publishWorkingCopy(copy, { keepPublishedAt }));
    if (outcome.kind === 'saved') {
      session.endPublication();
      showToast({ title: t(isFirst ? 'messages:blog.created' : 'messages:blog.updated') });
    }
    if (outcome.kind === 'invalid') showField(outcome.field);
    reportFailure(outcome, isFirst ? 'messages:blog.createFailedToast' : 'messages:blog.updateFailedToast');
    return outcome;
  }

  async function unpublish(): Promise<void> {
    const outcome = await change(unpublishWorkingCopy);
    if (outcome.kind === 'saved') showToast({ title: t('unpublish.done') });
    reportFailure(outcome, 'unpublish.failed');
  }

  return { isPublishing, publish, unpublish, reportFailure };
}
