import { chakra } from '@chakra-ui/react';
import { CONTENT_KINDS } from '@app/domain/content/kinds';
import { REPLIES_ID } from '@app/domain/general/collections';
import { otherLocale } from '@app/domain/general/locale';
import { isDraftId, type DraftKind } from '@app/domain/drafts/drafts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { focusTitle } from '../../../shared/browser/focus';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { draftDefinition } from '../../editing/session/definition';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { subjectOf } from '../../platform/i18n/subject';
import { useDraft } from '../../editing/session/draftCalls';
import { isNotFound } from '../../platform/data/failures';
import { useUnsavedWork } from '../../editing/session/unsavedWork';
import { useAreLanguagesLoading, useOnlyLocale } from '../../platform/i18n/siteLanguages';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { Unloaded } from '../../platform/components/Unloaded';
import { listPath, NEW_DRAFT, WORK_QUERY } from '../data';
import { DraftEditor } from './DraftEditor';
import { useBackLabel, useEditorTitle } from './titles';

/**
 * Renders the editor for the content that the URL identifies. The editor for posts is a separate component.
 */
export function ContentPage() {
  const { kind: name, id = '' } = useParams();
  const kind = CONTENT_KINDS.find((each) => each === name);
  return kind && isDraftId(kind, id) ? <DraftPage kind={kind} id={id} /> : <MissingDraft kind="pages" />;
}

export const SavedRepliesPage = () => <DraftPage kind="replies" id={REPLIES_ID} />;

interface DraftPageProps {
  kind: DraftKind;
  /** The draft's id in the URL, or `new` for a new draft. */
  id: string;
}

/**
 * Renders the editor for a draft. The editor keeps its key and state when a new draft is created and the URL
 * changes.
 */
export function DraftPage({ kind, id }: DraftPageProps) {
  const address = `${kind}/${id}`;
  const [editor, setEditor] = useState({ key: 0, addresses: [address], id });
  if (!editor.addresses.includes(address)) setEditor({ key: editor.key + 1, addresses: [address], id });
  return (
    <LoadedDraft
      key={editor.key}
      kind={kind}
      id={editor.id}
      onStored={(stored) =>
        setEditor((before) => ({ ...before, addresses: [...before.addresses, `${kind}/${stored}`] }))
      }
    />
  );
}

interface LoadedDraftProps extends DraftPageProps {
  onStored: (id: string) => void;
}

/** Loads a draft, claims its unsaved work, and then shows the editor. */
function LoadedDraft({ kind, id, onStored }: LoadedDraftProps) {
  const { t } = useTranslation('adminDrafts');
  const [params] = useSearchParams();
  const [workId] = useState(() => params.get(WORK_QUERY));
  const draftId = id === NEW_DRAFT ? null : id;
  const only = useOnlyLocale();
  // Keeps the order of the panes when the owner switches the language of her area.
  const [first] = useState(useAdminLocale());
  const areLanguagesLoading = useAreLanguagesLoading();
  const definition = useMemo(
    () => draftDefinition(kind, id, only ? [only] : [first, otherLocale(first)]),
    [kind, id, only, first],
  );
  const work = useUnsavedWork(kind, draftId, workId);
  const { draft, query } = useDraft(kind, draftId);
  const title = useEditorTitle(kind, id, draftId === null);
  const backLabel = useBackLabel(kind);
  const isGone = isNotFound(query.error);
  const [wasReady, setWasReady] = useState(false);
  const isReady =
    // An open editor keeps its languages while the site's languages are refetched after publishing.
    (wasReady || !areLanguagesLoading) &&
    work !== null &&
    (draftId === null || draft !== undefined || (isGone && work.found !== null));
  if (isReady && !wasReady) setWasReady(true);
  useTitleFocusAfterLoading(isReady);

  if (isReady) {
    return (
      <DraftEditor definition={definition} id={id} draft={draft ?? null} work={work} onStored={onStored} />
    );
  }
  if (isGone && work) return <MissingDraft kind={kind} />;
  return (
    <AdminPage title={title} back={<BackLink to={listPath(kind)}>{backLabel}</BackLink>}>
      <Unloaded
        query={{ ...query, isError: query.isError && !isGone, isPending: true }}
        failed={t('load.failed', { context: subjectOf(kind) })}
      />
    </AdminPage>
  );
}

/** Focuses the title after loading, because the loading view's title, which had focus, was removed. */
function useTitleFocusAfterLoading(isReady: boolean): void {
  const [isNavigation] = useState(useLocation().key !== 'default');
  useEffect(() => {
    if (isReady && isNavigation && document.activeElement === document.body) focusTitle();
  }, [isReady, isNavigation]);
}

function MissingDraft({ kind }: { kind: DraftKind }) {
  const { t } = useTranslation('adminDrafts');
  const context = subjectOf(kind);
  const backLabel = useBackLabel(kind);
  return (
    <AdminPage title={t('missing', { context })}>
      <chakra.p color="fg.muted" mb="6">
        {t('missing.detail', { context })}
      </chakra.p>
      <LinkButton to={listPath(kind)}>{backLabel}</LinkButton>
    </AdminPage>
  );
}
