/** The drafts of saved replies: what is typed, and the revision that it is based on. */
import { number, object, string, type InferType } from 'yup';
import type { SavedReply } from '@app/domain/inbox/replies/saved';
import { forgetKept, keptNames, readKept, writeKept } from '../keptTexts';

const draftSchema = object({
  title: string().defined(),
  textEn: string().defined(),
  textEs: string().defined(),
  /** 0 for a new reply. */
  revision: number().required(),
  /** The Idempotency-Key with which a new reply is added. */
  key: string().required(),
});
export type ReplyDraft = InferType<typeof draftSchema>;

/** The id of the draft of a new reply. */
export const NEW = 'new';
const PREFIX = 'savedReply ';

export const newDraft = (): ReplyDraft => ({
  title: '',
  textEn: '',
  textEs: '',
  revision: 0,
  key: crypto.randomUUID(),
});
export const draftOf = ({ title, textEn, textEs, revision }: SavedReply): ReplyDraft => ({
  title,
  textEn,
  textEs,
  revision,
  key: crypto.randomUUID(),
});

/** Returns the draft of a reply; null if there is none or it is invalid. */
export const readDraft = (id: string): ReplyDraft | null => readKept(PREFIX + id, draftSchema) ?? null;

export const writeDraft = (id: string, draft: ReplyDraft): void => writeKept(PREFIX + id, draft);
export const forgetDraft = (id: string): void => forgetKept(PREFIX + id);

/** Returns the ids of the replies that have a draft. */
export const draftIds = (): string[] =>
  keptNames(PREFIX)
    .map((name) => name.slice(PREFIX.length))
    .filter((id) => readDraft(id) !== null);
