/**
 * The state of an editor, apart from React: what the owner has typed, the version on the server that it is
 * based on, and saving.
 *
 * What is typed is saved a second after the last change. One request is in flight at a time; what is typed
 * meanwhile is saved next. A version that was saved elsewhere is merged field by field; where both sides
 * changed the same field, saving waits for the owner's choice.
 */
import type { Draft } from '@app/domain/drafts/drafts';
import { ApiError, reportBug } from '../../../shared/data/api';
import type { Revised, Values } from './definition';
import { EditedDraft } from './editedDraft';
import { isChangedElsewhere, isNotFound, isTaken, isTemporary } from '../../platform/data/failures';
import { draftCalls } from './draftCalls';
import type { SaveOutcome, SessionOptions } from './sessionState';
import { writeUnsavedWork } from './unsavedWork';

/** How long after the last change the draft is saved. */
export const SAVE_DELAY_MS = 1000;
/** How long a failed save waits before it is repeated; doubled after each further failure. */
export const RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;
/** How long after a change without a known outcome the draft is read again. */
export const UNCERTAIN_MS = 10_000;
/** How often a call is made whose response was lost, or that the server is too busy for. */
const CALL_ATTEMPTS = 3;

const SAVED = { kind: 'saved' } as const;

/** Whether the draft has another revision, or is in the bin, by now. */
const isOutdated = (error: unknown): boolean => isChangedElsewhere(error) || isTaken(error);

export class EditorSession extends EditedDraft {
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;
  #isKeeping: boolean;
  readonly #calls = this.options.calls ?? draftCalls(this.definition.kind);
  readonly #write = this.options.keep ?? writeUnsavedWork;
  /** The draft that the address of the editor names; null while that is a new one's. */
  addressedId: string | null;

  constructor(options: SessionOptions) {
    super(options);
    const { draft, work } = options;
    this.#isKeeping = work.found !== null;
    this.addressedId = this.draftId;
    if (draft && draft.revision !== this.revision) this.merge(draft);
    this.set({});
  }

  /**
   * Saves what is not saved yet, without waiting for a pause. Resolves when everything is saved, or cannot
   * be.
   */
  saveNow(): Promise<SaveOutcome> {
    return this.#exclusively(() => this.#saveAll());
  }

  /** Repeats what has failed, because the connection or the session may be back. */
  retry(): void {
    if (this.#isClosed) return;
    if (this.getState().isUncertain) void this.refresh();
    if (this.getState().isDirty) void this.saveNow();
  }

  /**
   * Reads the draft again, which may have been changed without the owner, for example published at its time.
   * A failure is ignored.
   */
  refresh(): Promise<SaveOutcome> {
    return this.#exclusively(async () => {
      const { draftId } = this;
      const draft = draftId === null ? null : await this.#read(draftId).catch(() => null);
      if (draft) {
        this.merge(draft);
        this.set({ isUncertain: false });
      }
      return SAVED;
    });
  }

  /**
   * Saves, and then makes a call that changes the draft, such as its publication. Where the response was
   * lost, the call is repeated, which the server recognizes; then the draft is read, and `isDone` tells
   * whether the call has succeeded. A version that was saved elsewhere is merged, and the call fails, so that
   * the owner sees it first.
   */
  change(
    call: (draft: Revised) => Promise<Draft>,
    isDone: (draft: Draft) => boolean = () => false,
  ): Promise<SaveOutcome> {
    return this.#exclusively(async () => {
      const outcome = await this.#saveAll();
      if (outcome.kind !== 'saved') return outcome;
      const { draft } = this.getState();
      if (!draft) return { kind: 'failed', error: new Error('There is nothing to change') };
      let isLost = false;
      for (let attempt = 1; ; attempt += 1) {
        try {
          this.merge(await this.options.ownerCall(() => call(draft)));
          this.set({ isUncertain: false });
          return SAVED;
        } catch (error) {
          isLost ||= isTemporary(error);
          if (isTemporary(error) && attempt < CALL_ATTEMPTS) {
            await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
            continue;
          }
          const mayDiffer = isLost || isOutdated(error);
          const theirs = mayDiffer ? await this.#read(draft.id).catch(() => null) : null;
          if (theirs) this.merge(theirs);
          if (isLost && theirs && theirs.revision > draft.revision && isDone(theirs)) return SAVED;
          this.set({ isUncertain: isLost && !theirs });
          return isLost && !theirs ? { kind: 'uncertain' } : this.#fail(error, false);
        }
      }
    });
  }

  /** Resolves a conflict: the chosen values are saved as changes to the newer version. */
  resolve(chosen: Values): void {
    const { draft } = this.getState();
    if (!draft) return;
    this.rebase(draft);
    this.setValues(chosen);
  }

  /** Takes the draft out of the bin; then what is not saved can be. */
  takeOut(call: () => Promise<Draft>): Promise<SaveOutcome> {
    return this.#exclusively(async () => {
      try {
        this.merge(await this.options.ownerCall(call));
        this.set({ failure: null });
        return SAVED;
      } catch (error) {
        return this.#fail(error, false);
      }
    });
  }

  /** Forgets what is not saved: the owner has deleted the draft. */
  discard(): void {
    this.close();
    this.set({ values: this.getState().base });
    void this.#write(this.options.work.id, null);
  }

  /** Makes the draft that is gone from the server a new one. */
  saveAsNew(): Promise<SaveOutcome> {
    this.startAnew();
    return this.saveNow();
  }

  setAddressed(): void {
    this.addressedId = this.draftId;
    this.keep();
  }

  /** Begins to save by itself, unsaved work that was found included. */
  open(): void {
    this.#isClosed = false;
    this.keep();
    this.scheduleSave();
  }

  /** Stops saving by itself. What is not saved stays in the browser. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  protected keep(): void {
    const { values, base, isDirty } = this.getState();
    if (!isDirty && !this.#isKeeping) return;
    // The address of a new draft may be opened again, after a login: it finds the one that was created
    // meanwhile by its unsaved work.
    if (!isDirty && (this.#isClosed || this.addressedId !== this.draftId)) return;
    this.#isKeeping = isDirty;
    const work = {
      id: this.options.work.id,
      changedAt: new Date().toISOString(),
      kind: this.definition.kind,
      draftId: this.addressedId,
      base,
      baseRevision: this.revision,
      values,
      attempts: this.attempts,
    };
    void this.#write(work.id, isDirty ? work : null).then((isKept) => {
      if (isKept !== this.getState().isKept) this.set({ isKept });
    });
  }

  protected scheduleSave(): void {
    clearTimeout(this.#timer);
    const { failure, hasConflict, isGone, isSaving, isUncertain, draft } = this.getState();
    if (isUncertain && !this.#isClosed) {
      this.#timer = setTimeout(() => this.retry(), UNCERTAIN_MS);
      return;
    }
    if (this.#isClosed || hasConflict || isGone || isSaving || draft?.deletedAt || !this.hasStorableChanges())
      return;
    // The same text would be refused again: the next change schedules a save.
    if (failure && !isTemporary(failure)) return;
    const delay = failure ? Math.min(RETRY_MS * 2 ** (this.#failures - 1), MAX_RETRY_MS) : SAVE_DELAY_MS;
    this.#timer = setTimeout(() => void this.#exclusively(() => this.#saveOnce()), delay);
  }

  #read(id: string): Promise<Draft> {
    return this.options.ownerCall(() => this.#calls.read(id));
  }

  #exclusively(operation: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
    clearTimeout(this.#timer);
    const result = this.#last
      .then(operation)
      .then((outcome): SaveOutcome => (this.getState().hasConflict ? { kind: 'conflict' } : outcome));
    // A bug in one operation must not keep the next from being made.
    this.#last = result.catch(() => undefined);
    return result.finally(() => this.scheduleSave());
  }

  /** Saves until nothing has been typed meanwhile. */
  async #saveAll(): Promise<SaveOutcome> {
    let outcome = await this.#saveOnce();
    while (outcome.kind === 'saved' && this.hasStorableChanges()) outcome = await this.#saveOnce();
    if (outcome.kind !== 'saved') return outcome;
    const { values, base } = this.getState();
    const errors = this.definition.savingErrors(values, base);
    const field = this.definition.fields.find((each) => errors[each]);
    return field ? { kind: 'invalid', field } : SAVED;
  }

  async #saveOnce(): Promise<SaveOutcome> {
    const { hasConflict, isGone, draft, failure } = this.getState();
    if (hasConflict) return { kind: 'conflict' };
    if (isGone || draft?.deletedAt)
      return { kind: 'failed', error: failure ?? new Error('The draft is gone') };
    if (!this.hasStorableChanges()) return SAVED;
    this.set({ isSaving: true });
    try {
      let isStored = false;
      while (!isStored && !this.getState().hasConflict && this.hasStorableChanges())
        isStored = await this.#send(this.storable());
      this.#failures = 0;
      this.set({ failure: null });
      return SAVED;
    } catch (error) {
      return this.#fail(error, true);
    } finally {
      this.set({ isSaving: false });
      this.keep();
    }
  }

  /**
   * Sends a save. Resolves to whether it was stored; otherwise the values are now based on the version that
   * is.
   */
  async #send(sent: Values): Promise<boolean> {
    const { draftId: id, revision } = this;
    const isCreation = id === null || revision === null;
    const body = this.definition.requestOf(sent);
    const key = isCreation ? this.options.work.id : crypto.randomUUID();
    this.attempts = [...this.attempts, key];
    // The key is stored with the text: the browser may be ended before the response.
    this.keep();
    try {
      if (isCreation) {
        const { draft, isNew } = await this.options.ownerCall(() => this.#calls.create(body, key));
        if (isNew) this.confirm(draft, sent);
        else this.merge(draft);
        return isNew;
      }
      this.confirm(await this.options.ownerCall(() => this.#calls.save({ id, revision }, body, key)), sent);
      return true;
    } catch (error) {
      if (!isOutdated(error) || id === null) throw error;
      const theirs = await this.#read(id);
      this.merge(theirs);
      if (theirs.deletedAt !== null) throw error;
      return false;
    }
  }

  #fail(error: unknown, isSave: boolean): SaveOutcome {
    const failure = error instanceof Error ? error : new Error(String(error));
    reportBug(error);
    if (isSave) {
      this.#failures += 1;
      this.set({ failure });
    }
    if (isNotFound(error) && this.draftId !== null) this.set({ draft: null });
    const field = this.#refusedField(error);
    if (field === null || !(error instanceof ApiError) || error.serverMessage === null)
      return { kind: 'failed', error: failure };
    this.refuse(field, error.serverMessage, !isSave);
    // The other fields are saved without this one.
    if (isSave) this.set({ failure: null });
    return { kind: 'failed', error: failure, field };
  }

  /** The field that the server has refused; null if it was something else. */
  #refusedField(error: unknown): string | null {
    const { derived, fieldOfName } = this.definition;
    if (isTaken(error) && this.getState().draft?.deletedAt == null) return derived?.field ?? null;
    return error instanceof ApiError ? fieldOfName(error.field) : null;
  }
}
