/**
 * The state of an editor, apart from React: what the owner has typed, the version on the server that it is based on, and saving.
 *
 * What is typed is saved a second after the last change. One request is in flight at a time; what is typed meanwhile is saved next. A
 * version that was saved elsewhere is merged field by field; where both sides changed the same field, saving waits for the owner's choice.
 */
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { FIRST_REVISION } from '@perro-wisdom/domain/blog/posts';
import { ApiError } from '../../../shared/data/api';
import {
  isSameValue,
  replaceFields,
  type Definition,
  type ErrorsOf,
  type FieldOf,
  type Revised,
  type SaveRequest,
  type Values,
} from './definition';
import type { UnsavedWork } from './unsavedWork';

/** How long after the last change the working copy is saved. */
export const SAVE_DELAY_MS = 1000;
/** How long a failed save waits before it is repeated; doubled after each further failure. */
export const RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;
/** How often one save may find that the working copy has been changed elsewhere meanwhile. */
const MAX_ATTEMPTS = 4;

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
/** Whether the working copy has another revision, or is in the bin, by now. */
const isOutdated = (error: unknown): boolean =>
  statusOf(error) === PRECONDITION_FAILED || statusOf(error) === CONFLICT;
/** Whether a request that failed may succeed without a change: there was no response, or the server is overloaded or failing. */
export const isTemporary = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === null || status >= 500 || status === 408 || status === 429;
};

export interface SessionOptions<V extends Values, Copy extends Draft> {
  definition: Definition<V, Copy>;
  /** The id of the unsaved work: the Idempotency-Key of the save that creates the document. */
  workId: string;
  /** The working copy on the server; null for a new document, and for one that is gone. */
  copy: Copy | null;
  /** The unsaved work to continue. */
  found: UnsavedWork<V> | null;
  create: (body: SaveRequest, key: string) => Promise<{ copy: Copy; isNew: boolean }>;
  save: (copy: Revised, body: SaveRequest, key: string) => Promise<Copy>;
  read: (id: string) => Promise<Copy>;
  /** Whether the server has stored a field as it was sent, apart from how it writes it. */
  isEquivalent: (field: FieldOf<V>, sent: unknown, stored: unknown) => boolean;
  /** Stores the unsaved work in the browser; null removes it. Resolves to whether that succeeded. */
  keep: (work: Omit<UnsavedWork<V>, 'id' | 'changedAt'> | null) => Promise<boolean>;
}

export interface SessionState<V extends Values, Copy extends Draft> {
  values: V;
  /** The newest known version on the server; null before the first save, and when the document is gone. */
  copy: Copy | null;
  /** The version that the values are based on. */
  base: V;
  /** Whether `copy` and `values` both changed a field since `base`. Saving waits until the owner has chosen. */
  hasConflict: boolean;
  /** Whether the document does not exist on the server any more. */
  isGone: boolean;
  /** Whether something that was typed is not on the server. */
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed; null after one that succeeded. */
  failure: Error | null;
  /** Whether the browser could store what is not saved. */
  isKept: boolean;
  /** The message code of each field whose error is shown. */
  errors: ErrorsOf<V>;
}

export type SaveOutcome<Field extends string = string> =
  | { kind: 'saved' }
  | { kind: 'conflict' }
  /** A field cannot be stored. */
  | { kind: 'invalid'; field: Field }
  /** `field`: the field that the server refused; `isUncertain`: there was no response, so that it may have succeeded. */
  | { kind: 'failed'; error: Error; field?: Field; isUncertain?: boolean };

const SAVED = { kind: 'saved' } as const;

/**
 * The values that the server or the check of the picture refused, with the message; each applies as long as the field has the value.
 * `isSaved`: only the publication was refused.
 */
type Refused<Field extends string> = Partial<
  Record<Field, { value: unknown; code: string; isSaved: boolean }>
>;

export class EditorSession<V extends Values, Copy extends Draft> {
  readonly definition: Definition<V, Copy>;
  readonly #options: SessionOptions<V, Copy>;
  readonly #listeners = new Set<() => void>();
  #state: SessionState<V, Copy>;
  /** The values that the server has confirmed, as they were sent: text that it writes differently is not a change. */
  #confirmed: V;
  /** The revision of `base`; null before the first save. */
  #revision: number | null;
  /** The id under which the document is, or was, stored. */
  #copyId: string | null;
  /** The keys of saves without a response, by which one that succeeded is recognized. */
  #attempts: string[];
  #refused: Refused<FieldOf<V>> = {};
  /** Whether the fields that a publication requires are marked. */
  #marksRequired = false;
  #focused: FieldOf<V> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;
  #isKeeping: boolean;
  /** Whether the address of the editor names the document, not a new one. */
  #isAddressed: boolean;

  constructor(options: SessionOptions<V, Copy>) {
    const { definition, copy, found } = options;
    this.definition = definition;
    this.#options = options;
    this.#copyId = copy?.id ?? found?.copyId ?? null;
    this.#attempts = found?.attempts ?? [];
    this.#isKeeping = found !== null;
    this.#isAddressed = this.#copyId !== null;
    const stored = copy ? definition.valuesOf(copy) : definition.empty;
    // A save whose response was lost, for example because the browser was ended, has stored the version that the work continues.
    const isBasedOnCopy =
      !found ||
      (copy !== null && (found.baseRevision === copy.revision || this.#attempts.includes(copy.saveKey)));
    const base = isBasedOnCopy ? stored : found.base;
    this.#confirmed = base;
    this.#revision = isBasedOnCopy ? (copy?.revision ?? null) : found.baseRevision;
    this.#state = {
      values: found?.values ?? stored,
      copy,
      base,
      hasConflict: false,
      isGone: copy === null && this.#copyId !== null,
      isDirty: false,
      isSaving: false,
      failure: null,
      isKept: true,
      errors: {},
    };
    if (copy && !isBasedOnCopy) this.#merge(copy);
    this.#set({});
  }

  getState = (): SessionState<V, Copy> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The id under which the document is, or was, stored; null before the first save. */
  get copyId(): string | null {
    return this.#copyId;
  }

  /** Changes fields; they are saved after a moment. */
  edit(changes: Partial<V>): void {
    const { values: before, copy } = this.#state;
    const values = { ...before, ...changes };
    this.#setValues(this.definition.afterEdit?.(values, before, copy) ?? values);
  }

  /** Changes a localized text, and marks it as a suggested translation or not. */
  editText(name: FieldOf<V>, text: string, isSuggested = false): void {
    this.edit({ [name]: text, suggested: this.#suggestedWith(name, isSuggested) } as unknown as Partial<V>);
  }

  /** Removes the mark of a suggested translation. */
  confirmSuggestion(name: FieldOf<V>): void {
    this.edit({ suggested: this.#suggestedWith(name, false) } as unknown as Partial<V>);
  }

  /** Reports the field that has the focus. While it has, it keeps the owner's text; then it gets what the server made of it. */
  setFocus(field: FieldOf<V> | null): void {
    this.#focused = field;
    const { values, base } = this.#state;
    const next = replaceFields(
      this.definition,
      values,
      base,
      (each) => each !== field && this.#isRewritten(each),
    );
    if (this.definition.fields.some((each) => next[each] !== values[each])) this.#setValues(next);
  }

  /** Marks the fields that keep the document from being published. Returns the first of them. */
  findPublicationError(): FieldOf<V> | undefined {
    this.#marksRequired = true;
    this.#refused = {};
    this.#set({});
    return this.definition.fields.find((field) => this.#state.errors[field]);
  }

  /** Shows an error at a field as long as it has its present value. It keeps the document from being published, but not from being saved. */
  refuse(field: FieldOf<V>, code: string): void {
    this.#refuse(field, code, true);
  }

  /** Saves what is not saved yet, without waiting for a pause. Resolves when everything is saved, or cannot be. */
  saveNow(): Promise<SaveOutcome<FieldOf<V>>> {
    return this.#exclusively(() => this.#saveAll());
  }

  /** Repeats a save that has failed, because the connection or the session may be back. */
  retry(): void {
    if (this.#state.isDirty && !this.#isClosed) void this.saveNow();
  }

  /**
   * Saves, and then makes a call that changes the working copy, such as its publication. Where the response was lost, the working copy is
   * read, and `isDone` tells whether the call has succeeded; repeating it is harmless, as the server recognizes it. A version that was saved
   * elsewhere is merged, and the call fails, so that the owner sees it first.
   */
  change(
    call: (copy: Revised) => Promise<Copy>,
    isDone: (copy: Copy) => boolean = () => false,
  ): Promise<SaveOutcome<FieldOf<V>>> {
    return this.#exclusively(async () => {
      const outcome = await this.#saveAll();
      if (outcome.kind !== 'saved') return outcome;
      const { copy } = this.#state;
      if (!copy) return { kind: 'failed', error: new Error('There is nothing to change') };
      try {
        this.#merge(await call(copy));
        return this.#conflictOr(SAVED);
      } catch (error) {
        const isLost = isTemporary(error);
        const theirs =
          isLost || isOutdated(error) ? await this.#options.read(copy.id).catch(() => null) : null;
        if (theirs) this.#merge(theirs);
        if (isLost && theirs && theirs.revision > copy.revision && isDone(theirs))
          return this.#conflictOr(SAVED);
        const outcome = this.#fail(error, false);
        return this.#conflictOr(
          isLost && !theirs && outcome.kind === 'failed' ? { ...outcome, isUncertain: true } : outcome,
        );
      }
    });
  }

  /** Takes over a version that another part of the screen has received from the server, such as a restored one. */
  receive(copy: Copy): void {
    this.#merge(copy);
    this.#set({});
    this.#scheduleSave();
  }

  /** Resolves a conflict: the chosen values are saved as changes to the newer version. */
  resolve(chosen: V): void {
    const { copy } = this.#state;
    if (!copy) return;
    this.#rebase(copy);
    this.#set({ hasConflict: false });
    this.#setValues(chosen);
  }

  /** Takes the document out of the bin; then what is not saved can be. */
  takeOut(call: () => Promise<Copy>): Promise<SaveOutcome<FieldOf<V>>> {
    return this.#exclusively(async () => {
      try {
        this.#merge(await call());
        this.#set({ failure: null });
        return this.#conflictOr(SAVED);
      } catch (error) {
        return this.#fail(error, false);
      }
    });
  }

  /** Forgets what is not saved: the owner has deleted the document. */
  discard(): void {
    this.close();
    void this.#options.keep(null);
  }

  /** Ends marking the fields that a publication requires, after one. */
  endPublication(): void {
    this.#marksRequired = false;
    this.#set({});
  }

  /** Makes the document that is gone from the server a new one. */
  saveAsNew(): Promise<SaveOutcome<FieldOf<V>>> {
    this.#copyId = null;
    this.#revision = null;
    this.#attempts = [];
    this.#confirmed = this.definition.empty;
    this.#set({ isGone: false, copy: null, base: this.definition.empty, failure: null });
    return this.saveNow();
  }

  /** Reports that the address of the editor names the document from now on. */
  setAddressed(): void {
    this.#isAddressed = true;
    this.#keep();
  }

  /** Begins to save by itself, unsaved work that was found included. */
  open(): void {
    this.#isClosed = false;
    this.#keep();
    this.#scheduleSave();
  }

  /** Stops saving by itself. What is not saved stays in the browser. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #refuse(field: FieldOf<V>, code: string, isSaved: boolean): void {
    this.#refused = { ...this.#refused, [field]: { value: this.#state.values[field], code, isSaved } };
    this.#set({});
  }

  #isRefused(field: FieldOf<V>, values: V): boolean {
    const refused = this.#refused[field];
    return refused !== undefined && isSameValue(refused.value, values[field]);
  }

  #suggestedWith(name: string, isSuggested: boolean): string[] {
    const { suggested } = this.#state.values;
    return this.definition.suggestable.filter((each) =>
      each === name ? isSuggested : suggested.includes(each),
    );
  }

  #setValues(values: V): void {
    // What was refused may be accepted after a change.
    const isRefused = this.#state.failure !== null && !isTemporary(this.#state.failure);
    this.#set({ values, ...(isRefused && { failure: null }) });
    this.#keep();
    this.#scheduleSave();
  }

  /** Whether the owner has changed a field since the version that it is based on. */
  #isChanged = (field: FieldOf<V> | 'suggested', values = this.#state.values): boolean =>
    !isSameValue(values[field], this.#confirmed[field]) &&
    !isSameValue(values[field], this.#state.base[field]);

  /** Whether the server has stored something else than a field shows, which has not changed since. */
  #isRewritten(field: FieldOf<V>): boolean {
    const { values, base } = this.#state;
    const sent = this.#confirmed[field];
    return (
      isSameValue(values[field], sent) &&
      !isSameValue(sent, base[field]) &&
      !this.#options.isEquivalent(field, sent, base[field])
    );
  }

  #isDirty = (values = this.#state.values): boolean =>
    [...this.definition.fields, 'suggested' as const].some((field) => this.#isChanged(field, values));

  #set(changes: Partial<SessionState<V, Copy>>): void {
    const next = { ...this.#state, ...changes };
    this.#state = next;
    this.#state = { ...next, isDirty: this.#isDirty(next.values), errors: this.#errors(next.values) };
    for (const listener of this.#listeners) listener();
  }

  #errors(values: V): ErrorsOf<V> {
    const { fields, draftErrors, publicationErrors } = this.definition;
    const errors: ErrorsOf<V> = {
      ...(this.#marksRequired && publicationErrors(values)),
      ...draftErrors(values),
    };
    for (const field of fields) {
      const code = this.#refused[field]?.code;
      if (code !== undefined && this.#isRefused(field, values)) errors[field] ??= code;
    }
    return errors;
  }

  /** Stores what is not saved in the browser, or removes it when everything is saved. */
  #keep(): void {
    const { values, base, isDirty } = this.#state;
    if (!isDirty && !this.#isKeeping) return;
    // The address of a new document may be opened again, after a login: it finds the one that was created meanwhile by its unsaved work.
    if (!isDirty && (this.#isClosed || !this.#isAddressed)) return;
    this.#isKeeping = isDirty;
    const work = {
      kind: this.definition.kind,
      copyId: this.#isAddressed ? this.#copyId : null,
      base,
      baseRevision: this.#revision,
      values,
      attempts: this.#attempts,
    };
    void this.#options.keep(isDirty ? work : null).then((isKept) => {
      if (isKept !== this.#state.isKept) this.#set({ isKept });
    });
  }

  #exclusively(operation: () => Promise<SaveOutcome<FieldOf<V>>>): Promise<SaveOutcome<FieldOf<V>>> {
    clearTimeout(this.#timer);
    const result = this.#last.then(operation);
    this.#last = result;
    return result.finally(() => this.#scheduleSave());
  }

  #scheduleSave(): void {
    clearTimeout(this.#timer);
    const { failure, hasConflict, isGone, isSaving, copy } = this.#state;
    if (this.#isClosed || hasConflict || isGone || isSaving || copy?.deletedAt || !this.#hasStorableChanges())
      return;
    // The same text would be refused again: the next change schedules a save.
    if (failure && !isTemporary(failure)) return;
    const delay = failure ? Math.min(RETRY_MS * 2 ** (this.#failures - 1), MAX_RETRY_MS) : SAVE_DELAY_MS;
    this.#timer = setTimeout(() => void this.#exclusively(() => this.#saveOnce()), delay);
  }

  /** Saves until nothing has been typed meanwhile. */
  async #saveAll(): Promise<SaveOutcome<FieldOf<V>>> {
    for (;;) {
      const outcome = await this.#saveOnce();
      if (outcome.kind !== 'saved' || !this.#hasStorableChanges()) return this.#invalidOr(outcome);
    }
  }

  /** The values to send: fields that cannot be stored stay as they are on the server. */
  #storable(): V {
    const { values, base } = this.#state;
    const errors = this.definition.draftErrors(values);
    const isUnstorable = (field: FieldOf<V>) =>
      errors[field] !== undefined || (this.#isRefused(field, values) && !this.#refused[field]?.isSaved);
    return replaceFields(this.definition, values, base, isUnstorable);
  }

  #hasStorableChanges = (): boolean => this.#isDirty(this.#storable());

  #invalidOr(outcome: SaveOutcome<FieldOf<V>>): SaveOutcome<FieldOf<V>> {
    if (outcome.kind !== 'saved') return outcome;
    const errors = this.definition.draftErrors(this.#state.values);
    const field = this.definition.fields.find((each) => errors[each]);
    return field ? { kind: 'invalid', field } : outcome;
  }

  #conflictOr = (outcome: SaveOutcome<FieldOf<V>>): SaveOutcome<FieldOf<V>> =>
    this.#state.hasConflict ? { kind: 'conflict' } : outcome;

  async #saveOnce(): Promise<SaveOutcome<FieldOf<V>>> {
    const { hasConflict, isGone, copy, failure } = this.#state;
    if (hasConflict) return { kind: 'conflict' };
    if (isGone || copy?.deletedAt)
      return { kind: 'failed', error: failure ?? new Error('The document is gone') };
    if (!this.#hasStorableChanges()) return SAVED;
    this.#set({ isSaving: true });
    try {
      let attempts = 0;
      while (
        !(await this.#send(this.#storable())) &&
        !this.#state.hasConflict &&
        this.#hasStorableChanges()
      ) {
        attempts += 1;
        if (attempts === MAX_ATTEMPTS) throw new Error('The working copy changes all the time');
      }
      this.#failures = 0;
      this.#set({ failure: null });
      return this.#conflictOr(SAVED);
    } catch (error) {
      return this.#fail(error, true);
    } finally {
      this.#set({ isSaving: false });
      this.#keep();
    }
  }

  /** Sends a save. Resolves to whether it was stored; otherwise the values are now based on the version that is. */
  async #send(sent: V): Promise<boolean> {
    const { id, revision } = { id: this.#copyId, revision: this.#revision };
    const isCreation = id === null || revision === null;
    const key = isCreation ? this.#options.workId : crypto.randomUUID();
    this.#attempts = [...this.#attempts, key];
    // The key is stored with the text: the browser may be ended before the response.
    this.#keep();
    try {
      if (isCreation) {
        const { copy, isNew } = await this.#options.create(this.definition.requestOf(sent), key);
        if (isNew) this.#confirm(copy, sent);
        else this.#adoptEarlierCreation(copy);
        return isNew;
      }
      this.#confirm(await this.#options.save({ id, revision }, this.definition.requestOf(sent), key), sent);
      return true;
    } catch (error) {
      if (!isOutdated(error) || id === null) throw error;
      const theirs = await this.#options.read(id);
      if (this.#attempts.includes(theirs.saveKey)) this.#rebase(theirs);
      else this.#merge(theirs);
      if (theirs.deletedAt !== null) throw error;
      return false;
    }
  }

  /** Continues with the document that an earlier attempt with the same key has created. */
  #adoptEarlierCreation(copy: Copy): void {
    if (copy.revision === FIRST_REVISION || this.#attempts.includes(copy.saveKey)) this.#rebase(copy);
    else this.#merge(copy);
  }

  /** Bases the values on the version that saving `sent` has stored. */
  #confirm(copy: Copy, sent: V): void {
    this.#rebase(copy);
    this.#confirmed = sent;
    const { values, base } = this.#state;
    const next = replaceFields(
      this.definition,
      values,
      base,
      (field) => field !== this.#focused && this.#isRewritten(field),
    );
    this.#set({
      values: isSameValue(values.suggested, sent.suggested) ? { ...next, suggested: base.suggested } : next,
    });
  }

  /** Bases the values on a version that is on the server, without changing them. */
  #rebase(copy: Copy): void {
    this.#copyId = copy.id;
    this.#revision = copy.revision;
    this.#attempts = [];
    const base = this.definition.valuesOf(copy);
    this.#confirmed = base;
    this.#set({ copy, base, isGone: false });
  }

  /** Merges a version that was saved elsewhere: a field that only one side has changed gets that side's value. */
  #merge(theirs: Copy): void {
    if (this.#revision !== null && theirs.revision < this.#revision) return;
    const { values, base } = this.#state;
    const stored = this.definition.valuesOf(theirs);
    const isChangedHere = (field: FieldOf<V>) => this.#isChanged(field);
    const isConflict = (field: FieldOf<V>) =>
      isChangedHere(field) &&
      !isSameValue(stored[field], base[field]) &&
      !isSameValue(stored[field], values[field]);
    if (this.definition.fields.some(isConflict)) {
      this.#set({ copy: theirs, hasConflict: true });
      return;
    }
    const merged = replaceFields(this.definition, values, stored, (field) => !isChangedHere(field));
    this.#rebase(theirs);
    this.#set({ values: merged, hasConflict: false });
    this.#keep();
  }

  #fail(error: unknown, isSave: boolean): SaveOutcome<FieldOf<V>> {
    const failure = toError(error);
    const status = statusOf(error);
    if (isSave) {
      this.#failures += 1;
      this.#set({ failure });
    }
    if (status === NOT_FOUND && this.#copyId !== null) this.#set({ isGone: true, copy: null });
    const isBinned = this.#state.copy?.deletedAt != null;
    const { uniqueField, fieldOfName } = this.definition;
    const field =
      status === CONFLICT && !isBinned
        ? uniqueField
        : error instanceof ApiError
          ? fieldOfName(error.field)
          : null;
    if (!field || !(error instanceof ApiError) || error.serverMessage === null)
      return { kind: 'failed', error: failure };
    this.#refuse(field, error.serverMessage, !isSave);
    // The other fields are saved without this one.
    if (isSave) this.#set({ failure: null });
    return { kind: 'failed', error: failure, field };
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Whether the session has ended, so that saving waits for the next login. */
export const isSessionExpired = (failure: Error | null): boolean => statusOf(failure) === UNAUTHORIZED;
/** Whether there was no response. */
export const isOffline = (failure: Error | null): boolean => failure !== null && statusOf(failure) === null;
