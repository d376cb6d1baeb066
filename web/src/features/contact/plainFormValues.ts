/** What the visitor has typed into the form that the server sent, before the code of the other one was there. */
import type { ContactForm } from '@perro-wisdom/domain/contact';
import { EMPTY_FORM, isEmpty, type ContactDraft } from './draft';

interface FormBefore {
  form: HTMLFormElement;
  /** The field that has the focus. */
  focused: string | null;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const fieldIn = (form: HTMLFormElement, name: string): Element | null => form.querySelector(`[name="${name}"]`);

/** The server's form, where one is on the page. */
export function formBefore(): FormBefore | null {
  const form = document.querySelector<HTMLFormElement>('[data-plain-form]');
  if (!form) return null;
  const { activeElement } = document;
  return { form, focused: form.contains(activeElement) ? (activeElement?.getAttribute('name') ?? null) : null };
}

export function typedInto(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const text = (name: keyof ContactForm) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  // The options of the field are those of the type.
  const service = text('service') as ContactForm['service'];
  return { name: text('name'), email: text('email'), service, message: text('message') };
}

/** What was typed, over what is known otherwise. */
export function withTyped(known: ContactForm, typed: ContactForm): ContactForm {
  return { ...known, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')) };
}

/** The draft with what was typed; null where there is neither. */
export function draftWithTyped(draft: ContactDraft | null, before: FormBefore | null, service: ContactForm['service']): ContactDraft | null {
  const typed = before ? typedInto(before.form) : EMPTY_FORM;
  if (isEmpty(typed)) return draft;
  // The server's form has been there since the page was.
  return { sentKey: '', sentContent: '', shownAt: Math.round(performance.timeOrigin), ...draft, values: withTyped(draft?.values ?? { ...EMPTY_FORM, service }, typed) };
}

/** Moves the focus from the one form to the other, with the place in the text. */
export function moveFocus({ form, focused }: FormBefore, to: HTMLFormElement | null): void {
  if (focused === null) return;
  const field = to && fieldIn(to, focused);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  const place = (fieldIn(form, focused) as TextControl).selectionStart;
  // An e-mail field has no place to be asked for.
  if (place !== null && field instanceof HTMLTextAreaElement) field.setSelectionRange(place, place);
}
