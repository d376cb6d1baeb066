/** Where the owner is in the editor: the language, the field with the focus and the scroll position. It is kept over a login and a reload. */
import { isLocale, type Locale } from '@perro-wisdom/domain/locale';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isEditorField, type EditorField } from './editorValues';

const STORAGE_KEY = 'editorPlace';

interface Place {
  /** The unsaved work or, for a post without any, its id. */
  post: string;
  locale: Locale;
  field: EditorField | null;
  selection: [number, number] | null;
  scrollY: number;
}

function readPlace(post: string | null): Place | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const place = stored as Partial<Record<keyof Place, unknown>>;
    if (post === null || place.post !== post || !isLocale(place.locale)) return null;
    return {
      post,
      locale: place.locale,
      field: typeof place.field === 'string' && isEditorField(place.field) ? place.field : null,
      selection: Array.isArray(place.selection) ? [Number(place.selection[0]), Number(place.selection[1])] : null,
      scrollY: Number(place.scrollY) || 0,
    };
  } catch {
    return null;
  }
}

function writePlace(place: Place | null): void {
  try {
    if (place) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without session storage, the editor opens at its top.
  }
}

/** Returns the control of a field. */
export const controlOf = (form: HTMLElement | null, field: EditorField): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select, [contenteditable="true"])`) ?? null;

/**
 * Keeps the place while the editor is open, and returns to it after a login or a reload.
 * @param postId null for a new post
 * @param initialLocale the language to begin with
 */
export function useEditorPlace(form: RefObject<HTMLElement | null>, postId: string | null, initialLocale: Locale) {
  const [restored] = useState(() => readPlace(postId ?? 'new'));
  const [locale, setLocale] = useState(restored?.locale ?? initialLocale);
  const current = useRef({ locale, postId });
  useLayoutEffect(() => {
    current.current = { locale, postId };
  }, [locale, postId]);

  useLayoutEffect(() => {
    if (!restored) return;
    const control = restored.field && controlOf(form.current, restored.field);
    control?.focus({ preventScroll: true });
    if (restored.selection && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
      control.setSelectionRange(...restored.selection);
    }
    scrollTo(0, restored.scrollY);
  }, [form, restored]);

  useEffect(() => {
    // The login page scrolls to its own top, and removes the focus, before this screen is gone.
    let lastField: { field: EditorField; control: HTMLElement } | null = null;
    let lastScrollY = scrollY;
    const rememberField = () => {
      const control = document.activeElement;
      const name = control?.closest<HTMLElement>('[data-field]')?.dataset.field;
      lastField = control instanceof HTMLElement && name !== undefined && isEditorField(name) ? { field: name, control } : null;
    };
    const rememberScroll = () => {
      if (form.current?.isConnected && !isLoggingIn()) lastScrollY = scrollY;
    };
    const isLoggingIn = () => location.pathname === ADMIN_PAGES.login;
    const store = () => {
      const control = lastField?.control;
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      writePlace({
        post: current.current.postId ?? 'new',
        locale: current.current.locale,
        field: lastField?.field ?? null,
        selection: isText ? [control.selectionStart ?? 0, control.selectionEnd ?? 0] : null,
        scrollY: lastScrollY,
      });
    };
    const element = form.current;
    element?.addEventListener('focusin', rememberField);
    addEventListener('scroll', rememberScroll, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      element?.removeEventListener('focusin', rememberField);
      removeEventListener('scroll', rememberScroll);
      removeEventListener('pagehide', store);
      if (isLoggingIn()) store();
      else writePlace(null);
    };
  }, [form]);

  return { locale, setLocale };
}
