import { fieldIn, type Locale } from '@app/domain/general/locale';
import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Sections } from '../fields/sections/useSections';
import type { FieldPlace } from '../../../shared/preview/messages';
import { whenThere } from '../session/fieldControls';
import { useSession } from '../session/useEditorSession';

/**
 * Returns a function that moves focus to a field, or to an item in a list. The function first opens the
 * field's section and language tab. If the given name doesn't specify a language, the current tab stays open.
 * Initially, the hook itself moves focus to the field named in the URL's hash, for example `#phone` or
 * `#title`.
 */
export function useShowField(
  form: RefObject<HTMLElement | null>,
  { locale: tab, setLocale: setTab }: { locale: Locale; setLocale: (locale: Locale) => void },
  showSectionOf: Sections['showSectionOf'],
): (place: FieldPlace) => void {
  const { fields, fieldSet, languageOf, baseName } = useSession().definition;
  const { hash } = useLocation();
  const named = (place: FieldPlace): FieldPlace | undefined =>
    [place, fieldIn(tab, place)].find((name) => fields.includes(name));
  const [shown, setShown] = useState<{ place: FieldPlace | undefined }>(() => ({
    // For a list, the section's title is a better starting point than the first control of the first item.
    place: fieldSet[hash.slice(1)]?.type === 'list' ? undefined : named(hash.slice(1)),
  }));
  // Runs after rendering, because a field in a hidden tab can receive focus only after the tab is shown.
  useEffect(() => {
    if (shown.place !== undefined && form.current)
      return whenThere(form.current, shown.place, (control) => control.focus());
  }, [shown, form]);
  return (place) => {
    const [first = '', ...item] = place.split('.');
    const name = named(first) ?? first;
    const language = languageOf(name);
    if (language) setTab(language);
    showSectionOf(baseName(name));
    setShown({ place: [name, ...item].join('.') });
  };
}
