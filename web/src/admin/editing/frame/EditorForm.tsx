import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useIsWide } from '../../ui/useIsWide';
import { useSession } from '../session/useEditorSession';

interface EditorFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  label: string;
  children: ReactNode;
}

/**
 * Renders the editor's form, which tracks the focused field. Saves when a field loses focus, and on
 * Ctrl+S or Cmd+S.
 */
export function EditorForm({ formRef, label, children }: EditorFormProps) {
  const session = useSession();
  useScrollPadding();
  const fieldOf = (target: EventTarget | null) =>
    (target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined) ??
    null;
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-label={label}
      pb={{ base: '7rem', lg: '0' }}
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => session.setFocus(fieldOf(target))}
      onBlur={({ relatedTarget }) => {
        session.setFocus(fieldOf(relatedTarget));
        session.retry();
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void session.saveNow();
      }}
    >
      {children}
    </chakra.form>
  );
}

/**
 * The height of the bars at the bottom of the screen: the save bar and, in rich text on a phone, the visual
 * editor's toolbar.
 */
const BOTTOM_BARS = 'calc(var(--editor-toolbar-height, 0px) + 7rem)';

/**
 * Keeps the focused element and the caret clear of the bars at the edges of the screen while the editor is
 * open.
 */
function useScrollPadding(): void {
  const isWide = useIsWide();
  useEffect(() => {
    const { style } = document.documentElement;
    // Leaves space for the publication bar and, on a phone, for the language tabs.
    style.scrollPaddingTop = `calc(var(--publication-height, 0px) + ${isWide ? '1rem' : '5rem'})`;
    style.scrollPaddingBottom = BOTTOM_BARS;
    return () => {
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [isWide]);
}
