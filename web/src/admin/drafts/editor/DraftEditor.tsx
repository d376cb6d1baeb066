import { Grid, chakra } from '@chakra-ui/react';
import { ownPreviewPath } from '@perro-wisdom/domain/drafts/previews';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuExternalLink } from 'react-icons/lu';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { FieldsPane, SectionLinks, SharedFields } from '../../editing/fields/EditorFields';
import { EditorForm } from '../../editing/frame/EditorForm';
import { EditorNotices } from '../../editing/frame/EditorNotices';
import { LanguageTabs } from '../../editing/frame/LanguageTabs';
import { LeaveDialog } from '../../editing/frame/LeaveDialog';
import { SaveBar } from '../../editing/frame/SaveBar';
import { useShowField } from '../../editing/frame/useShowField';
import { usePicturePicker } from '../../editing/pictures/usePicturePicker';
import type { Definition } from '../../editing/session/definition';
import type { ClaimedWork } from '../../editing/session/unsavedWork';
import { useEditorPlace } from '../../editing/session/useEditorPlace';
import {
  SessionProvider,
  useEditorSession,
  useSaveFailed,
  useSession,
  useSessionState,
} from '../../editing/session/useEditorSession';
import { useLeaveGuard } from '../../editing/session/useLeaveGuard';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useIsWide } from '../../ui/useIsWide';
import { editorPath, listPath, livePath, NEW_DRAFT } from '../data';
import { EditorDialogs } from './EditorDialogs';
import { LegalTemplate } from './LegalTemplate';
import { PublicationPanel } from './PublicationPanel';
import { ServiceChoice } from './ServiceChoice';
import { useBackLabel, useEditorTitle } from './titles';
import { usePublishing } from './usePublishing';

interface DraftEditorProps {
  definition: Definition;
  /** The id with which the editor was opened: `new` for a new draft. */
  id: string;
  /** Null for a new draft, and for one that was deleted elsewhere but has unsaved work. */
  draft: Draft | null;
  work: ClaimedWork;
  /** Whether the address names the draft, not a new one. */
  isAddressed: boolean;
  /** Called with the new id when the draft has been created. */
  onStored: (id: string) => void;
  onDeleted: () => void;
}

/** The editor of a draft of any kind: the fields of both languages, what they share, its publication, the save bar and the dialogs. */
export function DraftEditor({ definition, draft, work, ...rest }: DraftEditorProps) {
  const session = useEditorSession({ definition, draft, work });
  return (
    <SessionProvider value={session}>
      <Screen restoredAt={work.found?.changedAt ?? null} {...rest} />
    </SessionProvider>
  );
}

interface ScreenProps extends Pick<DraftEditorProps, 'id' | 'isAddressed' | 'onStored' | 'onDeleted'> {
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  restoredAt: string | null;
}

function Screen({ id, restoredAt, isAddressed, onStored, onDeleted }: ScreenProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const formId = useId();
  const session = useSession();
  const { definition, draftId } = session;
  const { kind } = definition;
  const draft = useSessionState((state) => state.draft);
  const isGone = useSessionState((state) => state.isGone);
  const isUnsaved = useSessionState(({ isDirty, isSaving }) => isDirty || isSaving);
  const title = useEditorTitle(kind, id, draft === null && !isGone);
  const editedTitle = useEditorTitle(kind, id, false);
  const backLabel = useBackLabel(kind);
  const form = useRef<HTMLFormElement>(null);
  const { locale: tab, setLocale: setTab } = useEditorPlace(
    form,
    `${kind} ${draftId ?? NEW_DRAFT}`,
    (name) => definition.fields.includes(name),
    locale,
  );
  const { choosePicture, dialog: pictureDialog } = usePicturePicker();
  const { blocker, stay, allow } = useLeaveGuard(
    isUnsaved,
    draftId === null ? null : editorPath(kind, draftId),
  );
  const showField = useShowField(form, setTab);
  const saveFailed = useSaveFailed();
  const publishing = usePublishing(showField);
  const { dialog, setDialog, reportFailure } = publishing;
  const compare = () => setDialog('conflict');
  const paneId = (language: Locale) => `${formId}-${language}`;
  useStoredId(isAddressed, onStored);

  return (
    <AdminPage
      title={title}
      back={<BackLink to={listPath(kind)}>{backLabel}</BackLink>}
      actions={
        draft?.publishedAt != null && (
          <LinkButton to={livePath(draft, locale)} variant="ghost" size="sm">
            <LuExternalLink size="18" aria-hidden="true" />
            {t('view')}
          </LinkButton>
        )
      }
    >
      <EditorForm formRef={form} label={editedTitle}>
        <EditorNotices
          restoredAt={restoredAt}
          onCompare={compare}
          onFailure={(outcome) => reportFailure(outcome, saveFailed)}
        />
        {kind === 'legal' && <LegalTemplate page={id} />}
        <SectionLinks />
        {/* The element limits the sticky tabs to the height of the panes. */}
        <div>
          {!isWide && <LanguageTabs selected={tab} onSelect={setTab} paneId={paneId} />}
          <Grid
            gap={{ base: '6', xl: '10' }}
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            {LOCALES.map((language) => (
              <FieldsPane
                key={language}
                locale={language}
                id={paneId(language)}
                asTab={!isWide}
                isVisible={isWide || tab === language}
                choosePicture={choosePicture}
                onConfirmLanguage={() => void publishing.confirmLanguage(language)}
              />
            ))}
          </Grid>
        </div>
        <chakra.div display="flex" flexDirection="column" gap="6" mt="8">
          {kind === 'testimonials' && <ServiceChoice />}
          <SharedFields choosePicture={choosePicture} />
          {draft && !isGone && (
            <PublicationPanel
              draft={draft}
              publishing={publishing}
              onDeleted={() => {
                // What is not saved is discarded with the draft.
                allow();
                session.discard();
                onDeleted();
              }}
            />
          )}
        </chakra.div>
        <SaveBar
          isPublishing={publishing.isPublishing}
          publicationProblem={publishing.problem}
          changesMore={!publishing.keepsDate}
          onPublish={publishing.publish}
          onPreview={() => void publishing.openSaved('preview')}
          onCompare={compare}
        />
      </EditorForm>
      {pictureDialog}
      <EditorDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        previewLocale={isWide ? locale : tab}
        previewPathOf={(stored, language) => ownPreviewPath(kind, stored, language)}
        unchecked={publishing.unchecked}
      />
      <LeaveDialog blocker={blocker} onStay={stay} />
    </AdminPage>
  );
}

/** Reports when the draft has been created, and tells the session when the address names it. */
function useStoredId(isAddressed: boolean, onStored: (id: string) => void): void {
  const session = useSession();
  const { draftId } = session;
  useEffect(() => {
    if (isAddressed) session.setAddressed();
  }, [isAddressed, session]);
  const reported = useRef(draftId);
  useEffect(() => {
    if (draftId === null || draftId === reported.current) return;
    reported.current = draftId;
    onStored(draftId);
  }, [draftId, onStored]);
}
