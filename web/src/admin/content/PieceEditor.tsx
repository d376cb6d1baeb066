import { Button, chakra } from '@chakra-ui/react';
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { isListKind, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { pageOfDraft, ownPreviewPath } from '@perro-wisdom/domain/drafts/previews';
import { LEGAL_PAGES, type LegalPageName } from '@perro-wisdom/domain/content/legal';
import { localize, LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { ADMIN_PAGES, pagePath } from '@perro-wisdom/domain/general/paths';
import { isEmptyText } from '@perro-wisdom/domain/fields/empty-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuExternalLink, LuEyeOff, LuHistory } from 'react-icons/lu';
import { focusTitle } from '../../shared/browser/focus';
import { useLabel } from '../editing/fields/controls';
import { FieldsPane, SectionLinks, SharedFields } from '../editing/fields/EditorFields';
import type { FieldDefinition } from '../editing/fields/fieldDefinition';
import { useWords } from '../editing/fields/words';
import { EditorScreen, type EditorControls } from '../editing/frame/EditorScreen';
import type { ClaimedWork } from '../editing/session/unsavedWork';
import {
  asAnyEditor,
  EditorProvider,
  sessionHooks,
  useEditorSession,
  type AnyValues,
} from '../editing/session/useEditorSession';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { Badge } from '../../shared/ui/Badge';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { showToast } from '../../shared/ui/toast';
import { DeletePiece } from './DeletePiece';
import { loadLegalTemplate } from './legalTemplate';
import { ServiceChoice } from './ServiceChoice';
import {
  listPath,
  NEW_PIECE,
  pieceCalls,
  piecePath,
  pieceState,
  useListChanged,
  useLiveChanged,
} from './pieces';
import { usePieceName } from './usePieceName';

const { useSession, useSessionState } = sessionHooks<AnyValues, Draft<ContentKind>>();

interface PieceEditorProps {
  kind: ContentKind;
  /** The id in the address: `new` for a piece that has not been created yet. */
  id: string;
  definition: FieldDefinition<Draft<ContentKind>>;
  copy: Draft<ContentKind> | null;
  work: ClaimedWork<AnyValues>;
  onStored: (id: string) => void;
  onDeleted: () => void;
}

/** The editor of a piece of content in both languages. */
export function PieceEditor({ copy, work, ...rest }: PieceEditorProps) {
  const { kind, definition } = rest;
  const [calls] = useState(() => pieceCalls(kind));
  const session = useEditorSession({ definition, calls, copy, work });
  const onListChanged = useListChanged(kind);
  const label = useLabel();
  const labelOf = (name: string): string => {
    const field = definition.fieldSet[name];
    return field ? label(field.label) : name;
  };
  const wordOf = useWords(definition.fieldSet);
  return (
    <EditorProvider value={asAnyEditor({ session, calls, labelOf, wordOf, onListChanged })}>
      <PieceScreen restoredAt={work.found?.changedAt ?? null} {...rest} />
    </EditorProvider>
  );
}

function PieceScreen({
  kind,
  id,
  definition,
  restoredAt,
  onStored,
  onDeleted,
}: Omit<PieceEditorProps, 'copy' | 'work'> & { restoredAt: string | null }) {
  const { t } = useTranslation('adminContent');
  const locale = useAdminLocale();
  const nameOf = usePieceName();
  const copy = useSessionState((state) => state.copy);
  const isGone = useSessionState((state) => state.isGone);
  const liveChanged = useLiveChanged(kind);
  const calls = pieceCalls(kind);
  const isList = isListKind(kind);
  const isNew = copy === null && !isGone;
  const legalPage = kind === 'legal' ? LEGAL_PAGES.find((page) => page === id) : undefined;

  async function unpublish({ withdraw, reportFailure }: EditorControls): Promise<void> {
    const outcome = await withdraw(calls.unpublish);
    if (outcome.kind === 'saved') showToast({ title: t(isList ? 'hide.done' : 'takeBack.done') });
    reportFailure(outcome, t('hide.failed'));
  }

  return (
    <EditorScreen
      title={isList ? t(isNew ? `new.${kind}` : `edit.${kind}`) : nameOf(kind, id)}
      back={{
        to: isList ? listPath(kind) : ADMIN_PAGES.content,
        label: isList ? t(`kind.${kind}`) : t('title'),
      }}
      actions={
        copy?.publishedAt != null && (
          <LinkButton to={pagePath(pageOfDraft(kind, id), locale)} variant="ghost" size="sm">
            <LuExternalLink size="18" aria-hidden="true" />
            {t('view')}
          </LinkButton>
        )
      }
      formLabel={isList ? t(`edit.${kind}`) : nameOf(kind, id)}
      restoredAt={restoredAt}
      pathOf={(stored) => piecePath(kind, stored)}
      isAddressed={id !== NEW_PIECE}
      previewPathOf={(stored: string, language: Locale) => ownPreviewPath(kind, stored, language)}
      onStored={onStored}
      beginning={legalPage ? <LegalTemplate page={legalPage} /> : <SectionLinks />}
      renderPane={(pane) => <FieldsPane key={pane.locale} {...pane} />}
      renderRest={(controls) => (
        <>
          {kind === 'testimonials' && <ServiceChoice />}
          <SharedFields choosePicture={controls.choosePicture} />
          {copy && !isGone && (
            <Publication
              kind={kind}
              copy={copy}
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
      publish={(to) => calls.publish(to)}
      onLiveChanged={liveChanged}
      publicationText={() => ({
        done: t('publish.done'),
        failed: t('publish.failed'),
        problem: t('publish.failed'),
      })}
      compare={definition.compare}
    />
  );
}

/** Offers the built-in text as a beginning while the owner has written none. */
function LegalTemplate({ page }: { page: LegalPageName }) {
  const { t } = useTranslation('adminContent');
  const session = useSession();
  const isEmpty = useSessionState(({ values }) =>
    LOCALES.every((language) => isEmptyText(String(values[fieldIn(language, 'content')]))),
  );
  if (!isEmpty) return null;

  async function begin(): Promise<void> {
    const template = await loadLegalTemplate(page).catch(() => null);
    if (template) {
      session.edit({ ...template });
      // The button is gone.
      focusTitle();
    } else showToast({ variant: 'destructive', title: t('template.failed') });
  }

  return (
    <chakra.div mb="8">
      <Panel title={t('template.title')}>
        <chakra.p color="fg.muted" maxW="prose">
          {t('template.detail')}
        </chakra.p>
        <Button type="button" variant="outline" size="sm" mt="5" onClick={() => void begin()}>
          {t('template.use')}
        </Button>
      </Panel>
    </chakra.div>
  );
}

interface PublicationProps {
  kind: ContentKind;
  copy: Draft<ContentKind>;
  onHistory: () => void;
  onUnpublish: () => void;
  onDeleted: () => void;
}

/** What visitors see of the piece, and what else can be done with it. */
function Publication({ kind, copy, onHistory, onUnpublish, onDeleted }: PublicationProps) {
  const { t } = useTranslation(['adminContent', 'adminEditor']);
  const locale = useAdminLocale();
  const hasChanges = useSessionState(({ isDirty }) => isDirty) || copy.hasChanges;
  const [isConfirming, setIsConfirming] = useState(false);
  const isList = isListKind(kind);
  const isLive = copy.publishedAt !== null;
  const state = pieceState({ ...copy, hasChanges });
  const { titleEn, titleEs } = copy.fields as Partial<Record<'titleEn' | 'titleEs', string>>;
  return (
    <Panel title={t('publication')}>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Badge tone={state === 'live' ? 'good' : 'warm'}>{t(`state.${state}`)}</Badge>
        <chakra.span color="fg.muted">
          {t(copy.isDemo ? 'state.demo.detail' : `state.${state}.detail`)}
        </chakra.span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="5">
        <Button type="button" variant="outline" size="sm" onClick={onHistory}>
          <LuHistory size="18" aria-hidden="true" />
          {t('adminEditor:history.open')}
        </Button>
        {isLive && kind !== 'facts' && (
          <Button type="button" variant="outline" size="sm" onClick={() => setIsConfirming(true)}>
            <LuEyeOff size="18" aria-hidden="true" />
            {t(isList ? 'hide' : 'takeBack')}
          </Button>
        )}
        {isList && (
          <DeletePiece
            kind={kind}
            id={copy.id}
            title={
              localize({ titleEn: titleEn ?? '', titleEs: titleEs ?? '' }, 'title', locale) || t('untitled')
            }
            isLive={isLive}
            onDeleted={onDeleted}
          />
        )}
      </chakra.div>
      <ConfirmDialog
        open={isConfirming}
        title={t(isList ? 'hide.question' : 'takeBack.question')}
        confirmLabel={t(isList ? 'hide' : 'takeBack')}
        cancelLabel={t('hide.keep')}
        onConfirm={() => {
          setIsConfirming(false);
          onUnpublish();
        }}
        onCancel={() => setIsConfirming(false)}
      >
        {t(isList ? 'hide.detail' : 'takeBack.detail')}
      </ConfirmDialog>
    </Panel>
  );
}
