/**
 * What an editor knows of the drafts of a kind. The values of its fields are compared, merged and validated as a whole: a text, a picture or
 * a list is one field.
 */
import type { SaveRequest } from '@app/domain/drafts/api';
import type { Field, FieldSet } from '@app/domain/fields/field';
import type { Locale } from '@app/domain/general/locale';
import { isSingleKind, type Draft, type DraftKind } from '@app/domain/drafts/drafts';
import type { LanguageProgress, LanguageStatus } from '@app/domain/drafts/languages';

export type Values = Readonly<Record<string, unknown>> & {
  /** The names of the texts that are suggested translations which the owner has neither changed nor confirmed. */
  suggested: readonly string[];
};

/** The message code of each field with an error. */
export type Errors = Partial<Record<string, string>>;

/** A revision of a draft, on which a change is based. */
export interface Revised {
  id: string;
  revision: number;
}

/** What the owner's area calls a draft: the context of its texts, `conflict.notice_post` for example. */
export type Subject = 'post' | 'entry' | 'text';

export function subjectOf(kind: DraftKind): Subject {
  if (kind === 'posts') return 'post';
  return isSingleKind(kind) ? 'text' : 'entry';
}

/** The context of texts about one that visitors have not seen yet, where posts have other words for these. */
export const newOf = (subject: Subject): Subject | 'newPost' => (subject === 'post' ? 'newPost' : subject);

/** A field in which two states of a draft differ. */
export interface FieldDifference {
  /** Its name without the language. */
  base: string;
  /** Null for a field that both languages share. */
  locale: Locale | null;
  then: unknown;
  now: unknown;
}

export interface Definition {
  kind: DraftKind;
  subject: Subject;
  fieldSet: FieldSet;
  /** In display order. */
  fields: readonly string[];
  /** The names that `suggested` may have, in display order. */
  suggestable: readonly string[];
  empty: Values;
  valuesOf: (draft: Draft) => Values;
  requestOf: (values: Values) => SaveRequest;
  /** Parses values that were stored in the browser; invalid ones become empty. */
  parseValues: (stored: unknown) => Values;
  /** The language of a field; null for one that both languages share. */
  languageOf: (field: string) => Locale | null;
  /** The name of a field without its language: `title` for `titleEs`. */
  baseName: (field: string) => string;
  /** The description of a field, which is named with its language. */
  fieldOf: (name: string) => Field | undefined;
  /** The errors of fields that cannot be stored, not even in a draft: a text that is too long, for example. */
  draftErrors: (values: Values) => Errors;
  /** The errors of fields that keep the draft from being published. */
  publicationErrors: (values: Values) => Errors;
  /** The message codes of the errors within a list that prevent a publication, by their paths: `[1].opens`. */
  errorsInList: (field: string, values: Values) => ReadonlyMap<string, string>;
  /** The field to which a name in a request or a response belongs: `titleEn` to `fields.titleEn`, `tags` to `tags[2]`. */
  fieldOfName: (name: string | null) => string | null;
  languageStatus: (values: Values, progress: LanguageProgress, locale: Locale) => LanguageStatus;
  /**
   * The field that no other draft may have, the slug; null if there is none. Until a draft is public, it is made of another text, unless the
   * owner has chosen it.
   */
  derived: { field: string; make: (values: Values) => string; isMade: (values: Values) => boolean } | null;
  compare: (then: unknown, now: unknown) => FieldDifference[];
}
