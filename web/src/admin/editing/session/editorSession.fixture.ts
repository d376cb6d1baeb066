import type { Draft } from '@app/domain/drafts/drafts';
import type { Definition } from './definition';
import { EditorSession } from './editorSession';
import type { SessionOptions } from './sessionState';

const unanswered = () => new Promise<never>(() => undefined);

/**
 * Returns a session that edits `draft`, or a new draft if `draft` is null. Calls to the server stay pending
 * unless the test provides them in `calls`.
 */
export const sessionOf = (
  definition: Definition,
  draft: Draft | null,
  calls: Partial<SessionOptions['calls']> = {},
): EditorSession =>
  new EditorSession({
    definition,
    draft,
    work: { id: 'work', found: null },
    ownerCall: (call) => call(),
    calls: { create: unanswered, save: unanswered, read: unanswered, ...calls },
    keep: () => Promise.resolve(true),
  });
