import type { ContentKind } from '@perro-wisdom/domain/content/kinds';
import { EDITABLE_PAGES } from '@perro-wisdom/domain/content/pages';
import { LEGAL_PAGES } from '@perro-wisdom/domain/content/legal';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a single piece: the facts, a page, a legal text. */
export function usePieceName(): (kind: ContentKind, id: string) => string {
  const { t } = useTranslation('adminContent');
  return (kind, id) => {
    const page = EDITABLE_PAGES.find((each) => each === id);
    const legal = LEGAL_PAGES.find((each) => each === id);
    if (kind === 'pages' && page) return t(`page.${page}`);
    if (kind === 'legal' && legal) return t(`legal.${legal}`);
    return t(`kind.${kind}`);
  };
}
