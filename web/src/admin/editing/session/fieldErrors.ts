import type { Definition, Errors, Values } from './definition';
import { isSameValue } from './merging';

/** A value that the server, or the check of a picture, has refused. */
interface Refusal {
  value: unknown;
  code: string;
  /** Only the publication was refused. */
  isSaved: boolean;
}

/** The errors of an editor's fields: those of their schemas, and values that were refused, each as long as the field has that value. */
export class FieldErrors {
  readonly #definition: Definition;
  #refused: Partial<Record<string, Refusal>> = {};
  /** Whether the fields that a publication requires are marked. */
  #marksRequired = false;

  constructor(definition: Definition) {
    this.#definition = definition;
  }

  refuse(field: string, refusal: Refusal): void {
    this.#refused = { ...this.#refused, [field]: refusal };
  }

  /** Begins to mark the fields that a publication requires, and forgets what was refused: it may be accepted now. */
  markRequired(): void {
    this.#marksRequired = true;
    this.#refused = {};
  }

  unmarkRequired(): void {
    this.#marksRequired = false;
  }

  /** The errors to show. */
  of(values: Values): Errors {
    const { fields, draftErrors, publicationErrors } = this.#definition;
    const errors: Errors = { ...(this.#marksRequired && publicationErrors(values)), ...draftErrors(values) };
    for (const field of fields) {
      const code = this.#refusal(field, values)?.code;
      if (code !== undefined) errors[field] ??= code;
    }
    return errors;
  }

  /** Returns a function that tells whether a field cannot be stored as it is. */
  unstorable(values: Values): (field: string) => boolean {
    const errors = this.#definition.draftErrors(values);
    return (field) => errors[field] !== undefined || this.#refusal(field, values)?.isSaved === false;
  }

  #refusal(field: string, values: Values): Refusal | undefined {
    const refusal = this.#refused[field];
    return refusal && isSameValue(refusal.value, values[field]) ? refusal : undefined;
  }
}
