import type { Locale } from '@app/domain/general/locale';
import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Sections } from '../fields/sections/useSections';
import type { FieldPlace } from '../../../shared/preview/messages';
import { whenThere } from '../session/fieldControls';
import { useSession } from '../session/useEditorSession';

/**
 * Returns a function that moves to a field, or to an item of a list, in its section and in the tab of its language. Begins with the one that
 * the address names: `#phone`.
 */
export function useShowField(
  form: RefObject<HTMLElement | null>,
  setTab: (locale: Locale) => void,
  showSectionOf: Sections['showSectionOf'],
): (place: FieldPlace) => void {
  const { fields, fieldSet, languageOf, baseName } = useSession().definition;
  const { hash } = useLocation();
  const [shown, setShown] = useState<{ place: FieldPlace | undefined }>(() => ({
    // Of a list, the title says more than the first control of its first item.
    place: fields.find((name) => `#${name}` === hash && fieldSet[name]?.type !== 'list'),
  }));
  // After the render, because a field in a hidden tab can take the focus only after its tab has been shown.
  useEffect(() => {
    if (shown.place !== undefined && form.current)
      return whenThere(form.current, shown.place, (control) => control.focus());
  }, [shown, form]);
  return (place) => {
    const [name = ''] = place.split('.');
    const language = languageOf(name);
    if (language) setTab(language);
    showSectionOf(baseName(name));
    setShown({ place });
  };
}
