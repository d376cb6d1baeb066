import type { Draft } from '@app/domain/drafts/drafts';
import { afterPaint } from '../../../shared/browser/afterPaint';
import type { Definition, Errors, Values } from './definition';
import { isTemporary } from '../../platform/data/failures';
import { hasChanges, mergeVersions, replaceFields, type Basis, type Merged } from './merging';
import type { SessionOptions, SessionState } from './sessionState';
import { withoutAdded, withoutMarks } from '../fields/values';
import { isSame } from './threeWay';

/** A value that the server refused. */
interface Refusal {
  value: unknown;
  code: string;
  /** Whether the server saved the value and refused only to publish it. */
  isSaved: boolean;
}

/** Returns HTML as serialized by this browser, so that equal content produces equal strings. */
function htmlOf(value: unknown): string {
  const template = document.createElement('template');
  template.innerHTML = String(value);
  return template.innerHTML;
}

/** Returns a value as JSON with normalized white space. */
const normalized = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? part.replace(/\s+/g, ' ').trim() : part,
  );

/**
 * Holds the owner's input and the server's version that the input is based on. The subclass `EditorSession`
 * saves the input.
 */
export abstract class EditedDraft {
  readonly definition: Definition;
  /** When the restored unsaved work was last changed; null if no unsaved work was found. */
  readonly restoredAt: string | null;
  /** The draft's id, kept even after the draft is deleted; null before the first save. */
  draftId: string | null;
  protected readonly options: SessionOptions;
  /** The revision of `base`; null before the first save. */
  protected revision: number | null;
  /** The keys of saves that got no response, for recognizing those that succeeded anyway. */
  protected attempts: string[];
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #confirmed: Values;
  #refused: Partial<Record<string, Refusal>> = {};
  #marksRequired = false;
  #focused: string | null = null;
  /** True while `renderLater` applies its change. */
  #isQuiet = false;

  /** Stores unsaved changes in the browser, or removes them once everything is saved. */
  protected abstract keep(): void;
  protected abstract scheduleSave(): void;

  constructor(options: SessionOptions) {
    const { definition, draft, work } = options;
    const { found } = work;
    this.definition = definition;
    this.restoredAt = found?.changedAt ?? null;
    this.options = options;
    this.draftId = draft?.id ?? found?.draftId ?? null;
    this.attempts = found?.attempts ?? [];
    const stored = draft ? definition.valuesOf(draft) : definition.empty;
    const isBasedOnDraft = !found || found.baseRevision === draft?.revision;
    const base = isBasedOnDraft ? stored : definition.keptValues(found.base, stored);
    this.#confirmed = base;
    this.revision = isBasedOnDraft ? (draft?.revision ?? null) : found.baseRevision;
    this.#state = {
      values: found ? definition.keptValues(found.values, stored) : stored,
      draft,
      base,
      hasConflict: false,
      isGone: false,
      isDirty: false,
      isSaving: false,
      field: null,
      isUncertain: false,
      failure: null,
      isKept: true,
      errors: {},
    };
  }

  getState = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Applies a change that its control already displays, such as a letter typed in the visual editor. The
   * change is applied and stored in the browser immediately. The rest of the screen rerenders after the next
   * paint, so that typing isn't delayed.
   */
  renderLater = (change: () => void): void => {
    this.#isQuiet = true;
    try {
      change();
    } finally {
      this.#isQuiet = false;
    }
    afterPaint(this.#notify);
  };

  #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };

  edit(changes: Partial<Values>): void {
    const { values: before, draft } = this.#state;
    const { derived } = this.definition;
    const values = { ...before, ...changes };
    const follows =
      derived && draft?.publishedAt == null && derived.isMade(before) && !(derived.field in changes);
    this.setValues(follows ? { ...values, [derived.field]: derived.make(values) } : values);
  }

  editText(name: string, text: string, isSuggested = false): void {
    this.edit({ [name]: text, suggested: this.#suggestedWith(name, isSuggested) });
  }

  confirmSuggestion(name: string): void {
    this.edit({ suggested: this.#suggestedWith(name, false) });
  }

  /**
   * Sets the focused field. While a field has focus, it keeps the owner's text even if the server rewrites
   * it. On blur, it switches to the server's version.
   */
  setFocus(field: string | null): void {
    if (field === this.#focused) return;
    this.#focused = field;
    if (field !== null) this.set({ field });
    const { values } = this.#state;
    const next = this.#withRewritten();
    if (this.definition.fields.some((each) => next[each] !== values[each])) this.setValues(next);
  }

  /**
   * Marks the fields that prevent publishing, and returns the first one. Clears earlier refusals, because the
   * server may now accept those values. List items added afterward stay unmarked until the next attempt.
   */
  findPublicationError(): string | undefined {
    this.#marksRequired = true;
    this.#refused = {};
    this.set({ values: withoutMarks(this.#state.values) });
    return this.definition.fields.find((field) => this.#state.errors[field]);
  }

  endPublication(): void {
    this.#marksRequired = false;
    this.set({});
  }

  /**
   * Shows an error on a field until the field's value changes. The error prevents publishing; unless
   * `isSaved`, it also prevents saving the field.
   */
  protected refuse(field: string, code: string, isSaved: boolean): void {
    this.#refused = { ...this.#refused, [field]: { value: this.#state.values[field], code, isSaved } };
    this.set({});
  }

  protected set(changes: Partial<SessionState>): void {
    const state = { ...this.#state, ...changes };
    this.#state = state;
    const { draft, values } = state;
    state.isGone = draft === null && this.draftId !== null;
    state.hasConflict = draft !== null && draft.revision !== this.revision;
    state.isDirty = this.#isDirty(values);
    state.errors = this.#errorsOf(values);
    if (!this.#isQuiet) this.#notify();
  }

  protected setValues(values: Values): void {
    // The server may accept a refused value once the owner changes it.
    const isRefused = this.#state.failure !== null && !isTemporary(this.#state.failure);
    this.set({ values, ...(isRefused && { failure: null }) });
    this.keep();
    this.scheduleSave();
  }

  /** Returns the values to send, with the server's values for fields that can't be stored. */
  protected storable(): Values {
    const { values, base } = this.#state;
    const errors = this.definition.savingErrors(values, base);
    return replaceFields(
      this.definition,
      values,
      base,
      (field) => errors[field] !== undefined || this.#refusalOf(field, values)?.isSaved === false,
    );
  }

  protected hasStorableChanges = (): boolean => this.#isDirty(this.storable());

  /** Makes the server's version the new base for the values without changing them. */
  protected rebase(draft: Draft): void {
    this.draftId = draft.id;
    this.revision = draft.revision;
    this.attempts = [];
    const base = this.definition.valuesOf(draft);
    this.#confirmed = base;
    this.set({ draft, base });
  }

  /** Makes the stored result of saving `sent` the new base for the values. */
  protected confirm(draft: Draft, sent: Values): void {
    this.rebase(draft);
    this.#confirmed = sent;
    const { values, base } = this.#state;
    const next = this.#withRewritten();
    this.set({
      values: isSame(values.suggested, sent.suggested) ? { ...next, suggested: base.suggested } : next,
    });
  }

  mergedWith(theirs: Draft): Merged {
    return mergeVersions(this.definition, this.#state.values, this.#basis, this.definition.valuesOf(theirs));
  }

  /**
   * Merges a version from the server: either one of our own saves whose response was lost, or a version saved
   * elsewhere.
   */
  protected merge(theirs: Draft): void {
    if (this.attempts.includes(theirs.saveKey)) this.rebase(theirs);
    else {
      const { values, conflicts } = this.mergedWith(theirs);
      if (conflicts.length > 0) {
        this.set({ draft: theirs });
        return;
      }
      this.rebase(theirs);
      this.set({ values });
    }
    this.keep();
  }

  protected startAnew(): void {
    this.draftId = null;
    this.revision = null;
    this.attempts = [];
    this.#confirmed = this.definition.empty;
    this.set({ draft: null, base: this.definition.empty, failure: null });
  }

  get #basis(): Basis {
    return { base: this.#state.base, confirmed: this.#confirmed };
  }

  #isDirty = (values: Values): boolean => hasChanges(this.definition, values, this.#basis);

  #refusalOf(field: string, values: Values): Refusal | undefined {
    const refusal = this.#refused[field];
    return refusal && isSame(refusal.value, values[field]) ? refusal : undefined;
  }

  #errorsOf(values: Values): Errors {
    const { fields, draftErrors, publicationErrors } = this.definition;
    const errors: Errors = {
      ...(this.#marksRequired && publicationErrors(withoutAdded(values))),
      ...draftErrors(values),
    };
    for (const field of fields) {
      const code = this.#refusalOf(field, values)?.code;
      if (code !== undefined) errors[field] ??= code;
    }
    return errors;
  }

  /**
   * Returns the values with the server's version of every text field that hasn't changed since it was sent.
   * The focused field keeps its text.
   */
  #withRewritten(): Values {
    const { values, base } = this.#state;
    const written = (field: string, value: unknown) =>
      normalized(this.definition.fieldOf(field)?.type === 'richText' ? htmlOf(value) : value);
    const isRewritten = (field: string) => {
      const sent = this.#confirmed[field];
      return (
        isSame(values[field], sent) &&
        !isSame(sent, base[field]) &&
        written(field, sent) !== written(field, base[field])
      );
    };
    return replaceFields(
      this.definition,
      values,
      base,
      (field) => field !== this.#focused && isRewritten(field),
    );
  }

  #suggestedWith(name: string, isSuggested: boolean): string[] {
    const { suggested } = this.#state.values;
    return this.definition.suggestable.filter((each) =>
      each === name ? isSuggested : suggested.includes(each),
    );
  }
}
