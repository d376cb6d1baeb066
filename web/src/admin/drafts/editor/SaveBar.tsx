import { Button, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import { isPrivateKind } from '@app/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEye } from 'react-icons/lu';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatTime } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useNow } from '../../platform/useNow';
import { Bar } from '../../ui/Bar';
import { isFine, saveStatusOf } from '../../editing/session/saveStatus';
import { useSaveFailed, useSession, useSessionState } from '../../editing/session/useEditorSession';
import type { PageView } from './PageView';
import type { DraftActions } from './useDraftActions';

interface SaveBarProps {
  actions: Pick<
    DraftActions,
    'isPublishing' | 'isAwaited' | 'problem' | 'keepsDate' | 'publish' | 'setDialog'
  >;
  page: Pick<PageView, 'isShown' | 'toggle'>;
}

/** Renders the bar with the save state and the preview and publish buttons. */
export function SaveBar({ actions, page }: SaveBarProps) {
  const { t } = useTranslation('adminEditor');
  const { definition } = useSession();
  const isPrivate = isPrivateKind(definition.kind);
  const isQuiet =
    useSessionState((state) => isFine(saveStatusOf(definition, state))) && actions.problem === null;
  const isOutdated = useSessionState((state) => saveStatusOf(definition, state) === 'outdated');
  const isLive = useSessionState(({ draft }) => draft?.publishedAt != null);
  const hasChanges = useSessionState(({ draft, isDirty }) => isDirty || (draft?.hasChanges ?? true));
  const hasConflict = useSessionState((state) => state.hasConflict);
  const isDeleted = useSessionState(({ isGone, draft }) => isGone || draft?.deletedAt != null);
  const { isPublishing } = actions;
  const hasNothingToPublish = isLive && !hasChanges && actions.keepsDate;
  const canPublish = !isPublishing && !hasNothingToPublish && !isDeleted;
  return (
    <Bar
      data-save-bar={isQuiet ? 'quiet' : 'problem'}
      // While the owner types on a phone, the bar is hidden unless there is a problem. Screen readers still
      // announce its status.
      css={{ 'html[data-writing] &[data-save-bar=quiet]': { opacity: '0', pointerEvents: 'none' } }}
      // Keeps focus in the field until the press ends. Otherwise, the field's error would appear on blur
      // and move the button away from the pointer, and the click would be lost.
      onMouseDown={(event) => event.preventDefault()}
      onClickCapture={({ target }) => target instanceof Element && target.closest('button')?.focus()}
      position={{ base: 'fixed', lg: 'sticky' }}
      insetX="0"
      // Keeps the bar above the visual editor's toolbar, which is at the bottom of a phone's screen while the
      // owner edits text.
      bottom="calc(var(--editor-toolbar-height, 0px) + var(--keyboard-height, 0px))"
      zIndex="header"
      flexWrap="wrap"
      columnGap={{ base: '2', sm: '4' }}
      rowGap="1"
      mt="8"
      px={{ base: '4', lg: '6' }}
      pb={{ base: 'calc(0.5rem + env(safe-area-inset-bottom))', lg: '2' }}
      bg="bg.card"
      borderWidth={{ base: '0', lg: '1px' }}
      borderTopWidth="1px"
      borderRadius={{ lg: 'var(--pw-radii-lg) var(--pw-radii-lg) 0 0' }}
      boxShadow="raised"
    >
      <SaveState
        nothingToPublish={hasNothingToPublish ? (actions.isAwaited ? 'publishing' : 'publish.nothing') : null}
        isNarrow={page.isShown}
        publicationProblem={actions.problem}
      />
      <Flex gap="2" ml="auto">
        {!isPrivate && (
          <Button
            variant="outline"
            size="sm"
            px={{ base: '0', sm: '4' }}
            aria-label={t('preview.open')}
            aria-pressed={page.isShown}
            onClick={page.toggle}
          >
            <LuEye size="18" aria-hidden="true" />
            <chakra.span hideBelow="sm">{t('preview.open')}</chakra.span>
          </Button>
        )}
        {isOutdated ? (
          <Button size="sm" onClick={() => location.reload()}>
            {t('save.reload')}
          </Button>
        ) : hasConflict ? (
          <Button size="sm" onClick={() => actions.setDialog('conflict')}>
            {t('conflict.compare')}
          </Button>
        ) : isPrivate ? null : (
          // Not a submit button, so that pressing Enter in a field doesn't publish.
          <Button
            size="sm"
            px={{ base: '3', sm: '4' }}
            // On a phone, a two-word label may wrap, because the save state needs the space.
            data-two-lines
            w={{ base: 'min-content', sm: 'auto' }}
            variant={canPublish ? 'solid' : 'outline'}
            aria-disabled={!canPublish}
            {...(!canPublish && { opacity: '0.6' })}
            // Lets screen readers announce that there is nothing to publish.
            {...(hasNothingToPublish && { 'aria-describedby': 'nothing-to-publish' })}
            onClick={() => canPublish && actions.publish()}
          >
            {t(isPublishing ? 'publishing' : isLive ? 'publish.changes' : 'publish')}
          </Button>
        )}
      </Flex>
    </Bar>
  );
}

interface SaveStateProps {
  /**
   * The key of the message that explains why there is nothing to publish; null if there is something to
   * publish.
   */
  nothingToPublish: 'publish.nothing' | 'publishing' | null;
  isNarrow: boolean;
  /**
   * Why the last attempt to publish failed; null if it succeeded or if the content has changed since then.
   */
  publicationProblem: string | null;
}

/**
 * Shows the save state. Screen readers announce only problems and their resolution, not every save while the
 * owner types.
 */
function SaveState({ nothingToPublish, isNarrow, publicationProblem }: SaveStateProps) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const now = useNow();
  const errorText = useErrorText();
  const { definition } = useSession();
  const status = useSessionState((state) => saveStatusOf(definition, state));
  const savedAt = useSessionState(({ draft }) => draft?.updatedAt ?? null);
  const failure = useSessionState((state) => state.failure);
  const isKept = useSessionState((state) => state.isKept);
  const failed = useSaveFailed();
  const errors = useSessionState((state) => definition.fields.filter((field) => state.errors[field]).length);

  function text(): string {
    if (status === 'invalid') return t('errors.count', { count: errors });
    if (status === 'gone' || status === 'binned') return t(`save.${status}`, { context: definition.subject });
    const isLost = !isKept && (status === 'offline' || status === 'failing' || status === 'outdated');
    return t(isLost ? `save.${status}.notKept` : `save.${status}`, {
      failed,
      reason: failure ? errorText(failure) : '',
      time: savedAt === null ? '' : formatTime(savedAt, locale, now),
    });
  }

  const problem = isFine(status) ? null : text();
  // Shown but not announced to screen readers, because the toast has already announced the failure.
  const earlier = problem === null ? publicationProblem : null;
  const [hadProblem, setHadProblem] = useState(false);
  if (problem !== null && !hadProblem) setHadProblem(true);
  if (status === 'pending' && hadProblem) setHadProblem(false);
  const hasProblem = problem !== null || earlier !== null;

  return (
    // On a phone, a problem gets its own line because its text is longer.
    <chakra.div
      textStyle="small"
      color="fg.muted"
      flex="1"
      minW={{ base: hasProblem ? 'full' : 'min-content', sm: '0' }}
    >
      {/* Balances the lines, so that a time isn't split across two lines on a phone. */}
      <chakra.p
        data-save-state={status}
        textWrap="balance"
        {...(hasProblem && { color: 'warm.fg', fontWeight: 'medium' })}
      >
        {earlier !== null && `${earlier} · `}
        {text()}
        {errors > 0 && status !== 'invalid' && ` · ${t('errors.count', { count: errors })}`}
        {/* Hidden on small screens, where only the publication panel shows this text. It still serves as the
            button's description. */}
        {nothingToPublish !== null && (
          <chakra.span id="nothing-to-publish" {...(isNarrow ? { display: 'none' } : { hideBelow: 'sm' })}>
            {' '}
            · {t(nothingToPublish)}
          </chakra.span>
        )}
      </chakra.p>
      <VisuallyHidden role="status">
        {problem ?? (hadProblem && status === 'saved' ? text() : '')}
      </VisuallyHidden>
    </chakra.div>
  );
}
