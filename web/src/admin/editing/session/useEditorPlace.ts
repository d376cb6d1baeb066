/** Where the owner is in the editor: the language, the field with the focus and the scroll position. It is kept over a login and a reload. */
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mixed, number, object, string, tuple, type InferType } from 'yup';
import { safeSessionStorage } from '../../../shared/browser/storage';
import { selectionIn, selectIn, whenThere } from './fieldControls';

const STORAGE_KEY = 'editorPlace';

const placeSchema = object({
  /** The draft, or that it is new. */
  id: string().required(),
  locale: mixed<Locale>().oneOf(LOCALES).required(),
  field: string().nullable().defined(),
  selection: tuple([number().required(), number().required()]).nullable().defined(),
  scrollY: number().required(),
});
type Place = InferType<typeof placeSchema>;

/** Returns the place in this draft; null without session storage, where the editor opens at its top. */
function readPlace(id: string, isField: (name: string) => boolean): Place | null {
  const place: unknown = JSON.parse(safeSessionStorage.read(STORAGE_KEY) ?? 'null');
  if (!placeSchema.isValidSync(place, { strict: true }) || place.id !== id) return null;
  return { ...place, field: place.field !== null && isField(place.field) ? place.field : null };
}

function writePlace(place: Place | null): void {
  if (place) safeSessionStorage.write(STORAGE_KEY, JSON.stringify(place));
  else safeSessionStorage.remove(STORAGE_KEY);
}

/**
 * Keeps the place while the editor is open, and returns to it after a login or a reload.
 * @param id names the draft, or says that it is new
 * @param isField whether a name is that of a field
 * @param initialLocale the language to begin with
 */
export function useEditorPlace(
  form: RefObject<HTMLElement | null>,
  id: string,
  isField: (name: string) => boolean,
  initialLocale: Locale,
) {
  const [restored] = useState(() => readPlace(id, isField));
  const [locale, setLocale] = useState(restored?.locale ?? initialLocale);
  const current = useRef({ locale, id, isField });
  useLayoutEffect(() => {
    current.current = { locale, id, isField };
  }, [locale, id, isField]);

  useLayoutEffect(() => {
    if (!restored || !form.current) return;
    const { field, selection, scrollY: top } = restored;
    scrollTo(0, top);
    if (!field) return;
    return whenThere(form.current, field, (control) => {
      control.focus({ preventScroll: true });
      if (selection) selectIn(control, selection);
      scrollTo(0, top);
    });
  }, [form, restored]);

  useEffect(() => {
    // The login page scrolls to its own top, and removes the focus, before this screen is gone.
    let last: Pick<Place, 'field' | 'selection'> = { field: null, selection: null };
    let lastScrollY = scrollY;
    const rememberField = () => {
      const control = document.activeElement;
      if (!(control instanceof HTMLElement) || !form.current?.contains(control)) return;
      const name = control.closest<HTMLElement>('[data-field]')?.dataset.field;
      last =
        name !== undefined && current.current.isField(name)
          ? { field: name, selection: selectionIn(control) }
          : { field: null, selection: null };
    };
    const rememberScroll = () => {
      if (form.current?.isConnected && !isLoggingIn()) lastScrollY = scrollY;
    };
    const isLoggingIn = () => location.pathname === ADMIN_PAGES.login;
    const store = () => {
      writePlace({ id: current.current.id, locale: current.current.locale, ...last, scrollY: lastScrollY });
    };
    const element = form.current;
    element?.addEventListener('focusin', rememberField);
    document.addEventListener('selectionchange', rememberField);
    addEventListener('scroll', rememberScroll, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      element?.removeEventListener('focusin', rememberField);
      document.removeEventListener('selectionchange', rememberField);
      removeEventListener('scroll', rememberScroll);
      removeEventListener('pagehide', store);
      if (isLoggingIn()) store();
      else writePlace(null);
    };
  }, [form]);

  return { locale, setLocale };
}
