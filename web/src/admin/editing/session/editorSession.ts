/**
 * Manages the state of an editor independently of React: the owner's input, the server's version that the
 * input is based on, and saving.
 *
 * Changes are saved a second after the owner stops typing. Only one request is sent at a time, and text typed
 * in the meantime is saved by the next request. A version saved elsewhere is merged field by field. If both
 * sides changed the same part of a field, saving waits until the owner chooses.
 */
import type { Draft } from '@app/domain/drafts/drafts';
import { ApiError, reportBug } from '../../../shared/data/api';
import type { Revised, Values } from './definition';
import { EditedDraft } from './editedDraft';
import { isChangedElsewhere, isNotFound, isTaken, isTemporary } from '../../platform/data/failures';
import { draftCalls } from './draftCalls';
import type { SaveOutcome, SessionOptions } from './sessionState';
import { writeUnsavedWork } from './unsavedWork';

/** The delay between the last change and the save. */
export const SAVE_DELAY_MS = 1000;
/** The delay before a failed save is retried. It doubles after each failed retry, up to `MAX_RETRY_MS`. */
export const RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;
/** The delay before the draft is reread after a change with an unknown outcome. */
export const UNCERTAIN_MS = 10_000;
/**
 * The maximum number of attempts at a call whose response was lost or that the server was too busy to handle.
 */
const CALL_ATTEMPTS = 3;

const SAVED = { kind: 'saved' } as const;

/** Returns whether a save failed because the draft has another revision or is in the bin. */
const isOutdated = (error: unknown): boolean => isChangedElsewhere(error) || isTaken(error);

export class EditorSession extends EditedDraft {
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;
  #isKeeping: boolean;
  readonly #calls = this.options.calls ?? draftCalls(this.definition.kind);
  readonly #write = this.options.keep ?? writeUnsavedWork;
  /** The id of the draft in the editor's URL; null while the URL is a new draft's. */
  addressedId: string | null;

  constructor(options: SessionOptions) {
    super(options);
    const { draft, work } = options;
    this.#isKeeping = work.found !== null;
    this.addressedId = this.draftId;
    if (draft && draft.revision !== this.revision) this.merge(draft);
    this.set({});
  }

  /** Saves unsaved changes immediately. Resolves once everything is saved or saving has failed. */
  saveNow(): Promise<SaveOutcome> {
    return this.#exclusively(() => this.#saveAll());
  }

  /**
   * Retries failed calls, because the connection may have been restored or the owner may have logged in
   * again.
   */
  retry(): void {
    if (this.#isClosed) return;
    if (this.getState().isUncertain) void this.refresh();
    if (this.getState().isDirty) void this.saveNow();
  }

  /**
   * Rereads the draft, which may have changed without the owner doing anything, for example when it was
   * published on schedule. Ignores failures.
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
   * Saves, then makes a call that changes the draft, such as publishing it. A call whose response was lost is
   * retried, which is safe because the server recognizes retries. If the last retry also fails, the draft is
   * reread, and `isDone` decides whether the call succeeded. If a newer version was saved elsewhere, it is
   * merged and the call fails, so that the owner sees that version first.
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

  /** Resolves a conflict by saving the chosen values as changes to the newer version. */
  resolve(chosen: Values): void {
    const { draft } = this.getState();
    if (!draft) return;
    this.rebase(draft);
    this.setValues(chosen);
  }

  /** Restores the draft from the bin, so unsaved changes can be saved again. */
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

  /** Discards the unsaved changes, because the owner has deleted the draft. */
  discard(): void {
    this.close();
    this.set({ values: this.getState().base });
    void this.#write(this.options.work.id, null);
  }

  /** Saves the values as a new draft after the draft was deleted from the server. */
  saveAsNew(): Promise<SaveOutcome> {
    this.startAnew();
    return this.saveNow();
  }

  setAddressed(): void {
    this.addressedId = this.draftId;
    this.keep();
  }

  /** Starts autosave, which also saves restored work. */
  open(): void {
    this.#isClosed = false;
    this.keep();
    this.scheduleSave();
  }

  /** Stops autosave. Unsaved changes stay in the browser. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  protected keep(): void {
    const { values, base, isDirty } = this.getState();
    if (!isDirty && !this.#isKeeping) return;
    // Leaves the stored work in place, because the URL of a new draft may be reopened, for example after a
    // login. The work then identifies the draft that was created in the meantime.
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
    // A retry would fail again. The next change schedules a save.
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
    // A bug in one operation must not block the next one.
    this.#last = result.catch(() => undefined);
    return result.finally(() => this.scheduleSave());
  }

  /** Saves repeatedly until no storable changes are left. */
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
   * Sends a save. Resolves to true if the values were stored, or to false if they are now based on a newer
   * version from the server.
   */
  async #send(sent: Values): Promise<boolean> {
    const { draftId: id, revision } = this;
    const isCreation = id === null || revision === null;
    const body = this.definition.requestOf(sent);
    const key = isCreation ? this.options.work.id : crypto.randomUUID();
    this.attempts = [...this.attempts, key];
    // Stores the key with the text, in case the browser is closed before the response arrives.
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
    // The next save leaves this field out and saves the others.
    if (isSave) this.set({ failure: null });
    return { kind: 'failed', error: failure, field };
  }

  /** Returns the field that the server rejected, or null if the error isn't about a field. */
  #refusedField(error: unknown): string | null {
    const { derived, fieldOfName } = this.definition;
    if (isTaken(error) && this.getState().draft?.deletedAt == null) return derived?.field ?? null;
    return error instanceof ApiError ? fieldOfName(error.field) : null;
  }
}
