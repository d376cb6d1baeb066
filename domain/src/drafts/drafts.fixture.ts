/** Sample drafts for tests. */
import type { Draft, DraftFields, DraftKind } from './drafts';
import { NO_PROGRESS } from './languages';

/** Returns a saved, unpublished draft. */
export const sampleDraft = <Kind extends DraftKind>(
  kind: Kind,
  fields: DraftFields[Kind],
  changes: Partial<Draft<Kind>> = {},
): Draft<Kind> => ({
  kind,
  id: 'd1',
  fields,
  revision: 3,
  saveKey: '',
  updatedAt: '2026-03-05T16:00:00.000Z',
  progress: NO_PROGRESS,
  suggested: [],
  publishedAt: null,
  formerDate: null,
  publicSlug: '',
  hasChanges: false,
  publishAt: null,
  scheduleProblem: null,
  deletedAt: null,
  order: 0,
  isDemo: false,
  ...changes,
});
