import type { Draft } from '@app/domain/drafts/drafts';
import { afterPaint } from '../../../shared/browser/afterPaint';
import type { Definition, Errors, Values } from './definition';
import { isTemporary } from '../../platform/data/failures';
import { hasChanges, mergeVersions, replaceFields, type Basis, type Merged } from './merging';
import type { SessionOptions, SessionState } from './sessionState';
import { withoutAdded, withoutMarks } from '../fields/values';
import { isSame } from './threeWay';

/** A value that the server has refused. */
interface Refusal {
  value: unknown;
  code: string;
  /** Only the publication was refused. */
  isSaved: boolean;
}

/** Returns HTML as this browser writes it, so that the same elements and text are the same string. */
function htmlOf(value: unknown): string {
  const template = document.createElement('template');
  template.innerHTML = String(value);
  return template.innerHTML;
}

/** Returns a value as JSON with the white space of its texts made even. */
const normalized = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? part.replace(/\s+/g, ' ').trim() : part,
  );

/**
 * What the owner has typed, and the version on the server that it is based on. Saving it is the part of
 * `EditorSession`.
 */
export abstract class EditedDraft {
  readonly definition: Definition;
  /** When the unsaved work that the editor continues was last changed; null if there was none. */
  readonly restoredAt: string | null;
  /** The id under which the draft is, or was, stored; null before the first save. */
  draftId: string | null;
  protected readonly options: SessionOptions;
  /** The revision of `base`; null before the first save. */
  protected revision: number | null;
  /** The keys of saves without a response, by which one that succeeded is recognized. */
  protected attempts: string[];
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #confirmed: Values;
  #refused: Partial<Record<string, Refusal>> = {};
  #marksRequired = false;
  #focused: string | null = null;
  /** While `renderLater` makes its change. */
  #isQuiet = false;

  /** Stores what is not saved in the browser, or removes it when everything is saved. */
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
   * Makes a change that its control shows by itself, such as a letter in the visual editor: the rest of the
   * screen is rendered after the next paint, and the letter need not wait for it. The change itself is made,
   * and stored in the browser, at once.
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
   * Reports the field that has the focus. While it has, it keeps the owner's text; then it gets what the
   * server made of it.
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
   * Marks the fields that keep the draft from being published, and forgets what was refused: it may be
   * accepted now. Returns the first of them. An item that is added to a list from then on is not marked until
   * the next attempt.
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
   * Shows an error at a field as long as it has its present value. It keeps the draft from being published;
   * unless `isSaved` it keeps the field from being saved, too.
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
    // What was refused may be accepted after a change.
    const isRefused = this.#state.failure !== null && !isTemporary(this.#state.failure);
    this.set({ values, ...(isRefused && { failure: null }) });
    this.keep();
    this.scheduleSave();
  }

  /** The values to send: fields that cannot be stored stay as they are on the server. */
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

  /** Bases the values on a version that is on the server, without changing them. */
  protected rebase(draft: Draft): void {
    this.draftId = draft.id;
    this.revision = draft.revision;
    this.attempts = [];
    const base = this.definition.valuesOf(draft);
    this.#confirmed = base;
    this.set({ draft, base });
  }

  /** Bases the values on the version that saving `sent` has stored. */
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
   * Takes over a version: one of our saves without a response, for example because the browser was ended, or
   * one that was saved elsewhere.
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
   * Returns the values with what the server has made of texts that have not changed since; the field with the
   * focus keeps its own.
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
