import { Flex, Grid } from '@chakra-ui/react';
import { isPrivateKind, type Draft } from '@app/domain/drafts/drafts';
import type { Locale } from '@app/domain/general/locale';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LuExternalLink } from 'react-icons/lu';
import { KEEP_PLACE } from '../../../shared/browser/keepPlace';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { useLabel } from '../../editing/fields/controls';
import { BuiltInTexts } from '../../editing/fields/builtIn/builtInTexts';
import { FieldsPane, SharedFields } from '../../editing/fields/EditorFields';
import { NextSection } from '../../editing/fields/sections/NextSection';
import { SectionList } from '../../editing/fields/sections/SectionList';
import { fieldsIn } from '../../editing/fields/layout';
import { useSectionFocus, useSections } from '../../editing/fields/sections/useSections';
import { EditorForm } from '../../editing/frame/EditorForm';
import { EditorNotices } from '../../editing/frame/EditorNotices';
import { LanguageState } from '../../editing/frame/LanguageState';
import { LanguageTabs } from '../../editing/frame/LanguageTabs';
import { LeaveDialog } from '../../editing/frame/LeaveDialog';
import { useShowField } from '../../editing/frame/useShowField';
import { PicturePicker } from '../../editing/pictures/PicturePicker';
import type { Definition } from '../../editing/session/definition';
import { FillFromOther } from '../../editing/translation/FillFromOther';
import type { ClaimedWork } from '../../editing/session/unsavedWork';
import { useEditorPlace } from '../../editing/session/useEditorPlace';
import {
  SessionProvider,
  useEditorSession,
  useSession,
  useSessionState,
} from '../../editing/session/useEditorSession';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useIsWide } from '../../ui/useIsWide';
import { editorPath, listPath, livePath } from '../data';
import { EditorDialogs } from './EditorDialogs';
import { ExampleReplies, LegalTemplate } from './Beginnings';
import { ShownPage, usePageView } from './PageView';
import { PublicationPanel } from './PublicationPanel';
import { SaveBar } from './SaveBar';
import { ServiceChoice } from './ServiceChoice';
import { useBackLabel, useEditorTitle } from './titles';
import { useDraftActions } from './useDraftActions';

interface DraftEditorProps {
  definition: Definition;
  /** The id in the URL when the editor was opened: `new` for a new draft. */
  id: string;
  /** Null for a new draft, or for one that was deleted in another session but still has unsaved work here. */
  draft: Draft | null;
  work: ClaimedWork;
  /** Called with the id of a newly created draft, before the URL changes. */
  onStored: (id: string) => void;
}

/**
 * Renders the editor for any kind of draft: the fields in each language, the shared fields, the publication
 * panel, the save bar and the dialogs.
 */
export function DraftEditor({ definition, draft, work, ...rest }: DraftEditorProps) {
  const session = useEditorSession(definition, draft, work);
  return (
    <SessionProvider value={session}>
      <PicturePicker>
        <BuiltInTexts>
          <Screen {...rest} />
        </BuiltInTexts>
      </PicturePicker>
    </SessionProvider>
  );
}

function Screen({ id, onStored }: Pick<DraftEditorProps, 'id' | 'onStored'>) {
  const { t } = useTranslation(['adminDrafts', 'adminEditor']);
  const locale = useAdminLocale();
  const labelOf = useLabel();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const formId = useId();
  const session = useSession();
  const { definition, draftId } = session;
  const { kind, locales } = definition;
  const draft = useSessionState((state) => state.draft);
  const isGone = useSessionState((state) => state.isGone);
  const title = useEditorTitle(kind, id, draft === null && !isGone);
  const editedTitle = useEditorTitle(kind, id, false);
  const backLabel = useBackLabel(kind);
  const form = useRef<HTMLFormElement>(null);
  const editorPlace = useEditorPlace(form);
  const { locale: tab, setLocale: setTab } = editorPlace;
  const { listed, shown, open, next, showSectionOf } = useSections();
  useSectionFocus(open);
  const showField = useShowField(form, editorPlace, showSectionOf);
  const hasTexts = shown.some(({ texts }) => texts.length > 0);
  const actions = useDraftActions(showField);
  const isPrivate = isPrivateKind(kind);
  const page = usePageView(!isPrivate);
  // The page preview replaces the second language's column.
  const hasTabs = locales.length > 1 && (!isWide || page.isBeside);
  const paneId = (language: Locale) => `${formId}-${language}`;
  useStoredId(onStored);

  return (
    <AdminPage
      title={open ? labelOf(open.label) : title}
      back={<BackLink to={open ? editorPath(kind, id) : listPath(kind)}>{open ? title : backLabel}</BackLink>}
      actions={
        draft?.publishedAt != null && (
          <LinkButton to={livePath(draft, locale)} variant="ghost" size="sm">
            <LuExternalLink size="18" aria-hidden="true" />
            {t('view')}
          </LinkButton>
        )
      }
    >
      <Grid gap="8" templateColumns={page.isBeside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}>
        <EditorForm formRef={form} label={editedTitle}>
          <EditorNotices onCompare={() => actions.setDialog('conflict')} />
          {kind === 'legal' && <LegalTemplate page={id} />}
          {kind === 'replies' && <ExampleReplies />}
          {listed.length > 0 && (
            <>
              {locales.map((language) => (
                <LanguageState key={language} locale={language} isNamed />
              ))}
              <SectionList sections={listed} />
            </>
          )}
          {/* The tabs are sticky only within this element, so they scroll away with the panes. */}
          {hasTexts && (
            <div>
              {hasTabs && <LanguageTabs selected={tab} onSelect={setTab} paneId={paneId} />}
              <Grid
                gap={{ base: '6', xl: '10' }}
                templateColumns={
                  hasTabs || locales.length === 1 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))'
                }
              >
                {locales.map((language) => (
                  <FieldsPane
                    key={language}
                    sections={shown}
                    locale={language}
                    id={paneId(language)}
                    asTab={hasTabs}
                    isVisible={!hasTabs || tab === language}
                  />
                ))}
              </Grid>
            </div>
          )}
          <Flex direction="column" gap="6" mt={hasTexts || listed.length > 0 ? '8' : '0'}>
            {kind === 'testimonials' && <ServiceChoice />}
            {!hasTexts &&
              locales.map((language) => (
                <FillFromOther key={language} locale={language} fields={shown.flatMap(fieldsIn)} />
              ))}
            <SharedFields sections={shown} isAlone={open !== null} />
            {next && <NextSection section={next} />}
            {draft && !open && !isPrivate && (
              <PublicationPanel
                draft={draft}
                locale={tab}
                actions={actions}
                onDeleted={() => {
                  session.discard();
                  void navigate(listPath(kind), { replace: true });
                }}
              />
            )}
          </Flex>
          <SaveBar actions={actions} page={page} />
        </EditorForm>
        <ShownPage view={page} locale={tab} onLocale={setTab} onField={showField} />
      </Grid>
      <EditorDialogs actions={actions} />
      {actions.question}
      <LeaveDialog ownPath={draftId === null ? null : editorPath(kind, draftId)} />
    </AdminPage>
  );
}

/** Updates the URL with the id of a newly created draft. */
function useStoredId(onStored: (id: string) => void): void {
  const session = useSession();
  const navigate = useNavigate();
  const { definition, draftId } = session;
  useEffect(() => {
    if (draftId === null || draftId === session.addressedId) return;
    onStored(draftId);
    // The owner is typing, so focus stays in the field.
    const options = { replace: true, preventScrollReset: true, state: KEEP_PLACE };
    void navigate(editorPath(definition.kind, draftId), options);
    session.setAddressed();
  }, [definition, draftId, navigate, onStored, session]);
}
