import { newDraft, publishedState, reservedSlugs, type StoredDraft } from '@app/domain/drafts/document';
import type { DraftFields, DraftKind } from '@app/domain/drafts/drafts';

interface Written<Kind extends DraftKind> extends Partial<
  Pick<StoredDraft, 'order' | 'isDemo' | 'categorySlug' | 'tagSlugs'>
> {
  fields: DraftFields[Kind];
  savedAt: Date;
  publishedAt: Date | null;
}

/** Returns a draft whose content wasn't written in the editor. Both languages count as up to date. */
export function writtenDraft<Kind extends DraftKind>(
  kind: Kind,
  id: string,
  { fields, savedAt, publishedAt, ...state }: Written<Kind>,
): StoredDraft<Kind> {
  const time = savedAt.toISOString();
  const created = newDraft(kind, id, fields);
  const draft: StoredDraft<Kind> = {
    ...created,
    ...state,
    revision: 1,
    updatedAt: time,
    progress: { source: null, touchedAt: { en: time, es: time } },
    ...(publishedAt && { publishedAt: publishedAt.toISOString(), ...publishedState(created, fields) }),
  };
  return { ...draft, slugs: reservedSlugs(draft) };
}
