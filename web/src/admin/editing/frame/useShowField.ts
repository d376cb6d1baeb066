import type { Locale } from '@app/domain/general/locale';
import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Sections } from '../fields/sections/useSections';
import { whenThere } from '../session/fieldControls';
import { useSession } from '../session/useEditorSession';

/**
 * Returns a function that moves to a field, or to an item of a list, in its section and in the tab of its language. Begins with the one that the address names:
 * `#phone`.
 */
export function useShowField(
  form: RefObject<HTMLElement | null>,
  setTab: (locale: Locale) => void,
  showSectionOf: Sections['showSectionOf'],
): (field: string, item?: number) => void {
  const { fields, fieldSet, languageOf, baseName } = useSession().definition;
  const { hash } = useLocation();
  const [field, setField] = useState<{ name: string | undefined; item?: number | undefined }>(() => ({
    // Of a list, the title says more than the first control of its first item.
    name: fields.find((name) => `#${name}` === hash && fieldSet[name]?.type !== 'list'),
  }));
  // After the render, because a field in a hidden tab can take the focus only after its tab has been shown.
  useEffect(() => {
    if (field.name !== undefined && form.current)
      return whenThere(form.current, field.name, (control) => control.focus(), field.item);
  }, [field, form]);
  return (name, item) => {
    const language = languageOf(name);
    if (language) setTab(language);
    showSectionOf(baseName(name));
    setField({ name, item });
  };
}
