import { EDITABLE_PAGES, LEGAL_PAGES } from '@app/domain/general/paths';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a built-in draft, such as the facts, a page or a legal page. */
export function useDraftName(): (kind: DraftKind, id: string) => string {
  const { t } = useTranslation('adminDrafts');
  return (kind, id) => {
    const page = EDITABLE_PAGES.find((each) => each === id);
    const legal = LEGAL_PAGES.find((each) => each === id);
    if (kind === 'pages' && page) return t(`page.${page}`);
    if (kind === 'legal' && legal) return t(`legal.${legal}`);
    return t(`kind.${kind}`);
  };
}
