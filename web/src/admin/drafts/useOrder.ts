import type { DraftKind, DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { localize } from '@perro-wisdom/domain/general/locale';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../shared/ui/toast';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useReorder } from './data';
import type { Place } from './DraftRow';

/** Moves the drafts of a list, and keeps the focus on the pressed button; `news` tells where one is now. */
export function useOrder(kind: DraftKind, drafts: readonly DraftSummary[]) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const reorder = useReorder(kind);
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');

  function move(from: number, to: number): void {
    const draft = drafts[from];
    if (!draft || to < 0 || to >= drafts.length) return;
    const ids = drafts.map(({ id }) => id).filter((id) => id !== draft.id);
    ids.splice(to, 0, draft.id);
    const name = localize(draft, 'title', locale) || t('untitled');
    setNews(t('order.moved', { name, place: to + 1, count: drafts.length }));
    reorder.mutate(ids, {
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('order.failed'), description: errorText(error) }),
    });
    const button = `[data-draft="${draft.id}"] [data-move="${to < from ? 'up' : 'down'}"]`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(button)?.focus());
  }

  const placeOf = (index: number): Place => ({
    isFirst: index === 0,
    isLast: index === drafts.length - 1,
    onMove: (steps) => move(index, index + steps),
  });
  return { list, news, placeOf };
}
