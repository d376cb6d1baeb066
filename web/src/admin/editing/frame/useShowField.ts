import type { Locale } from '@perro-wisdom/domain/general/locale';
import { useEffect, useState, type RefObject } from 'react';
import { controlOf } from '../session/useEditorPlace';
import { useSession } from '../session/useEditorSession';

/** Returns a function that moves to a field, in the tab of its language. */
export function useShowField(
  form: RefObject<HTMLElement | null>,
  setTab: (locale: Locale) => void,
): (field: string) => void {
  const { languageOf } = useSession().definition;
  const [field, setField] = useState<{ name: string } | null>(null);
  // After the render, because a field in a hidden tab can take the focus only after its tab has been shown.
  useEffect(() => {
    if (field) controlOf(form.current, field.name)?.focus();
  }, [field, form]);
  return (name) => {
    const language = languageOf(name);
    if (language) setTab(language);
    setField({ name });
  };
}
