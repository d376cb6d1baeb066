/**
 * Carries over what the visitor typed into the server-rendered form (`PlainForm`) before `ContactForm`
 * loaded.
 */
import { isEmptyForm, readForm } from '@app/domain/fields/form-values';
import type { ContactForm } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { EMPTY_FORM, type KeptContactForm } from './keptContactForm';

interface PlainFormState {
  form: HTMLFormElement;
  focusedField: string | null;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const findField = (form: HTMLFormElement, name: string): Element | null =>
  form.querySelector(`[name="${name}"]`);

export function findPlainForm(): PlainFormState | null {
  const form = document.querySelector<HTMLFormElement>('[data-plain-form]');
  if (!form) return null;
  const { activeElement } = document;
  return {
    form,
    focusedField: form.contains(activeElement) ? (activeElement?.getAttribute('name') ?? null) : null,
  };
}

export const readPlainForm = (form: HTMLFormElement): ContactForm =>
  readForm(CONTACT_FORM, new FormData(form));

/** Returns `values`, except that non-empty fields in the server-rendered form take precedence. */
export function mergePlainValues(values: ContactForm, plainValues: ContactForm): ContactForm {
  return {
    ...values,
    ...Object.fromEntries(Object.entries(plainValues).filter(([, value]) => value !== '' && value !== false)),
  };
}

/** Returns the stored form merged with what is in the server-rendered form, or null if both are empty. */
export function mergePlainValuesIntoKept(
  kept: KeptContactForm | null,
  plainForm: PlainFormState | null,
  service: ContactForm['service'],
): KeptContactForm | null {
  const plainValues = plainForm ? readPlainForm(plainForm.form) : EMPTY_FORM;
  if (isEmptyForm(plainValues)) return kept;
  return {
    sentKey: '',
    sentContent: '',
    // The server-rendered form has been visible since the page loaded.
    shownAt: Math.round(performance.timeOrigin),
    ...kept,
    values: mergePlainValues(kept?.values ?? { ...EMPTY_FORM, service }, plainValues),
  };
}

/** Moves focus, and the caret, from the server-rendered form to the same field in another form. */
export function moveFocus({ form, focusedField }: PlainFormState, target: HTMLFormElement | null): void {
  if (focusedField === null) return;
  const field = target && findField(target, focusedField);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  // Null for input types that don't support selections, such as `email`.
  const position = (findField(form, focusedField) as TextControl).selectionStart;
  if (position !== null && field instanceof HTMLTextAreaElement) field.setSelectionRange(position, position);
}
