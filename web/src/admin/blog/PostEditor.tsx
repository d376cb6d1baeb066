import { POST_FIELDS } from '@perro-wisdom/domain/blog/posts';
import { code } from '@perro-wisdom/domain/messages/codes';
import { ownPreviewPath } from '@perro-wisdom/domain/drafts/previews';
import { ADMIN_PAGES, postPath } from '@perro-wisdom/domain/general/paths';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuExternalLink } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { useReportPublication } from '../platform/data/publication';
import { useForgetPublicData } from '../platform/data/usePagedList';
import { useLabel } from '../editing/fields/controls';
import { FieldsPane, SharedFields } from '../editing/fields/EditorFields';
import { useWords } from '../editing/fields/words';
import type { ChosenPicture } from '../editing/pictures/picture-choice';
import { imageExists } from '../editing/pictures/imageExists';
import { EditorScreen, type EditorControls } from '../editing/frame/EditorScreen';
import type { ClaimedWork } from '../editing/session/unsavedWork';
import {
  asAnyEditor,
  EditorProvider,
  useEditorSession,
  type AnyValues,
} from '../editing/session/useEditorSession';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { LinkButton } from '../../shared/ui/LinkButton';
import { showToast } from '../../shared/ui/toast';
import { useInvalidateList } from './list';
import { POST_DEFINITION } from './postDefinition';
import { editorPath, NEW_POST, POST_QUERY } from './posts';
import { PrivateLink } from './preview/PrivateLink';
import { PublicationPanel } from './PublicationPanel';
import { ScheduleDialog } from './schedule/ScheduleDialog';
import { POST_CALLS, useSession, useSessionState } from './postCalls';

interface PostEditorProps {
  /** The draft; null for a new post, and for one that was deleted elsewhere but has unsaved work. */
  copy: Draft<'posts'> | null;
  work: ClaimedWork<AnyValues>;
  /** Called with the new id when the post has been created. */
  onStored: (id: string) => void;
  onDeleted: () => void;
}

/** The editor of a post in both languages. */
export function PostEditor({ copy, work, ...rest }: PostEditorProps) {
  const session = useEditorSession({ definition: POST_DEFINITION, calls: POST_CALLS, copy, work });
  const onListChanged = useInvalidateList();
  const label = useLabel();
  const wordOf = useWords(POST_FIELDS);
  const labelOf = (name: string): string => (isField(name) ? label(POST_FIELDS[name].label) : name);
  return (
    <EditorProvider value={asAnyEditor({ session, calls: POST_CALLS, labelOf, wordOf, onListChanged })}>
      <PostScreen restoredAt={work.found?.changedAt ?? null} {...rest} />
    </EditorProvider>
  );
}

const isField = (name: string): name is keyof typeof POST_FIELDS => name in POST_FIELDS;

interface PostScreenProps {
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  restoredAt: string | null;
  onStored: (id: string) => void;
  onDeleted: () => void;
}

function PostScreen({ restoredAt, onStored, onDeleted }: PostScreenProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const locale = useAdminLocale();
  const session = useSession();
  const copy = useSessionState((state) => state.copy);
  const isGone = useSessionState((state) => state.isGone);
  const [keepDate, setKeepDate] = useState(true);
  const [params] = useSearchParams();
  const reportPublication = useReportPublication();
  const forgetPublicData = useForgetPublicData();

  function handleLiveChanged(): void {
    const { copy } = session.getState();
    const slug = copy?.publicSlug ?? '';
    reportPublication(
      copy?.publishedAt == null ? null : { en: postPath(slug, 'en'), es: postPath(slug, 'es') },
    );
    forgetPublicData();
  }

  /** Resolves to the picture's field, with an error, if there is no such picture. */
  async function checkImage(): Promise<'featuredImage' | undefined> {
    const picture = session.getState().values.featuredImage as ChosenPicture;
    const path = picture.path.trim();
    if (path === '' || (await imageExists(path))) return undefined;
    session.refuse('featuredImage', code('blog.imageNotFound'));
    return 'featuredImage';
  }

  async function unpublish({ withdraw, reportFailure }: EditorControls): Promise<void> {
    const outcome = await withdraw(POST_CALLS.unpublish);
    if (outcome.kind === 'saved') showToast({ title: t('unpublish.done') });
    reportFailure(outcome, t('unpublish.failed'));
  }

  return (
    <EditorScreen
      title={t(copy || isGone ? 'editor.edit' : 'editor.new')}
      back={{ to: ADMIN_PAGES.blog, label: t('editor.back') }}
      actions={
        copy?.publishedAt != null && (
          <LinkButton to={postPath(copy.publicSlug, locale)} variant="ghost" size="sm">
            <LuExternalLink size="18" aria-hidden="true" />
            {t('view')}
          </LinkButton>
        )
      }
      formLabel={t('editor.label')}
      restoredAt={restoredAt}
      pathOf={editorPath}
      isAddressed={params.get(POST_QUERY) !== NEW_POST}
      onStored={onStored}
      renderPane={(pane) => <FieldsPane key={pane.locale} {...pane} />}
      renderRest={(controls) => (
        <>
          <SharedFields choosePicture={controls.choosePicture} />
          {copy && !isGone && (
            <PublicationPanel
              copy={copy}
              keepDate={keepDate}
              onKeepDateChange={setKeepDate}
              onSchedule={() =>
                controls.withCheckedSuggestions(
                  () => controls.isPublishable() && void controls.openSaved('schedule'),
                  { isLater: true },
                )
              }
              onHistory={() => void controls.openSaved('history')}
              onUnpublish={() => void unpublish(controls)}
              onDeleted={() => {
                controls.abandon();
                onDeleted();
              }}
            />
          )}
        </>
      )}
      renderDialogs={({ dialog, closeDialog }) =>
        copy && (
          <ScheduleDialog
            copy={copy}
            open={dialog === 'schedule'}
            onClose={closeDialog}
            onScheduled={(scheduled) => session.receive(scheduled)}
          />
        )
      }
      check={checkImage}
      publish={(to) => POST_CALLS.publish(to, { keepPublishedAt: keepDate })}
      changesMore={!keepDate}
      onLiveChanged={handleLiveChanged}
      publicationText={(isFirst) =>
        isFirst
          ? {
              done: t('messages:blog.created'),
              failed: t('messages:blog.createFailedToast'),
              problem: t('messages:blog.createFailed'),
            }
          : {
              done: t('messages:blog.updated'),
              failed: t('messages:blog.updateFailedToast'),
              problem: t('messages:blog.updateFailed'),
            }
      }
      onPublished={() => setKeepDate(true)}
      compare={POST_DEFINITION.compare}
      previewPathOf={(id: string, language: Locale) => ownPreviewPath('posts', id, language)}
      renderPreviewActions={(id, language) => <PrivateLink id={id} locale={language} />}
    />
  );
}
