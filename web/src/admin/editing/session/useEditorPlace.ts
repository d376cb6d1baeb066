/**
 * Tracks the owner's place in the editor: the language, the field, the caret in it, and the scroll position.
 * The place survives a login and a reload.
 */
import { isLocale, LOCALES, type Locale } from '@app/domain/general/locale';
import { ADMIN_PAGES, EDITED_LANGUAGE_QUERY } from '@app/domain/general/paths';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { mixed, number, object, string, type InferType } from 'yup';
import { safeSessionStorage } from '../../../shared/browser/storage';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { caretIn, placeCaret, whenThere } from './fieldControls';
import { useSession } from './useEditorSession';

const STORAGE_KEY = 'editorPlace';

const placeSchema = object({
  /** The editor's URL, which identifies the draft and may also specify a field and a language. */
  address: string().required(),
  locale: mixed<Locale>().oneOf(LOCALES).required(),
  field: string().nullable().defined(),
  caret: number().nullable().defined(),
  scrollY: number().required(),
});
type Place = InferType<typeof placeSchema>;

/**
 * Returns the stored place for this draft. Returns null if there is none or session storage is unavailable.
 */
function readPlace(address: string): Place | null {
  const place: unknown = JSON.parse(safeSessionStorage.read(STORAGE_KEY) ?? 'null');
  return placeSchema.isValidSync(place, { strict: true }) && place.address === address ? place : null;
}

const isLoggingIn = () => location.pathname === ADMIN_PAGES.login;

/**
 * Records the place while the editor is open, and restores it after a login or a reload. Returns the language
 * and a function that changes it.
 */
export function useEditorPlace(form: RefObject<HTMLElement | null>) {
  const { definition } = useSession();
  const adminLocale = useAdminLocale();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const [restored] = useState(() => readPlace(address));
  const named = useSearchParams()[0].get(EDITED_LANGUAGE_QUERY);
  const [locale, setLocale] = useState(restored?.locale ?? (isLocale(named) ? named : adminLocale));
  // Recorded continuously, because by the time this screen unmounts, the login page has already scrolled to
  // the top and moved focus.
  const last = useRef<Pick<Place, 'field' | 'caret' | 'scrollY'>>({ field: null, caret: null, scrollY: 0 });

  useLayoutEffect(() => {
    if (!restored || !form.current) return;
    const { field, caret, scrollY: top } = restored;
    scrollTo(0, top);
    if (field === null) return;
    return whenThere(form.current, field, (control) => {
      control.focus({ preventScroll: true });
      if (caret !== null) placeCaret(control, caret);
      scrollTo(0, top);
    });
  }, [form, restored]);

  const rememberField = useEffectEvent(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || !form.current?.contains(control)) return;
    const name = control.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
    const isField = definition.fields.includes(name);
    last.current.field = isField ? name : null;
    last.current.caret = isField ? caretIn(control) : null;
  });
  const store = useEffectEvent(() => {
    safeSessionStorage.write(STORAGE_KEY, JSON.stringify({ address, locale, ...last.current }));
  });
  useEffect(() => {
    last.current.scrollY = scrollY;
    const rememberScroll = () => {
      if (form.current?.isConnected && !isLoggingIn()) last.current.scrollY = scrollY;
    };
    const listening = new AbortController();
    const { signal } = listening;
    const onField = () => rememberField();
    const onHidden = () => store();
    form.current?.addEventListener('focusin', onField, { signal });
    document.addEventListener('selectionchange', onField, { signal });
    addEventListener('scroll', rememberScroll, { passive: true, signal });
    addEventListener('pagehide', onHidden, { signal });
    return () => {
      listening.abort();
      if (isLoggingIn()) store();
      else safeSessionStorage.remove(STORAGE_KEY);
    };
  }, [form]);

  const { locales } = definition;
  return { locale: locales.includes(locale) ? locale : (locales[0] ?? adminLocale), setLocale };
}
