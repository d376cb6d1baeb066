import { Button } from '@chakra-ui/react';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { draftCalls } from '../editing/session/draftCalls';
import { useListChanged, useLiveChanged } from './data';
import { ROW_ACTION } from './rowAction';
import { useAction } from './useAction';

/** Shows a draft to visitors, or hides it. */
export function Visibility({ draft, title }: { draft: DraftSummary; title: string }) {
  const { t } = useTranslation('adminDrafts');
  const liveChanged = useLiveChanged(draft.kind);
  const listChanged = useListChanged(draft.kind);
  const { publish, unpublish } = draftCalls(draft.kind);
  const { perform, isBusy } = useAction();
  const isLive = draft.publishedAt !== null;
  const [label, name, Icon] = isLive
    ? ([t('unpublish'), t('unpublish.of', { title }), LuEyeOff] as const)
    : ([t('show'), t('show.of', { title }), LuEye] as const);

  async function change(): Promise<void> {
    if (isBusy) return;
    const isDone = await perform({
      call: () => (isLive ? unpublish(draft) : publish(draft)),
      done: { title: t(isLive ? 'unpublish.done' : 'show.done') },
      failed: t(isLive ? 'unpublish.failed' : 'show.failed'),
    });
    if (isDone) liveChanged();
    else listChanged();
  }

  return (
    <Button {...ROW_ACTION} aria-label={name} aria-disabled={isBusy} onClick={() => void change()}>
      <Icon size="18" aria-hidden="true" />
      {label}
    </Button>
  );
}
