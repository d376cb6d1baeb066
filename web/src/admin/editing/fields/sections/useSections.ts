import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusTitle } from '../../../../shared/browser/focus';
import { useSession } from '../../session/useEditorSession';
import { fieldsIn, sectionsOf, type LaidOutSection } from '../layout';

/** An editor with as many sections shows a list of them, and each on a screen of its own. */
const DIVIDED_MIN = 9;

export interface Sections {
  /** All of them, where the screen is their list; otherwise empty. */
  listed: readonly LaidOutSection[];
  /** Those whose fields are on the screen. */
  shown: readonly LaidOutSection[];
  /** The one that has the screen for itself. */
  open: LaidOutSection | null;
  /** The section after the open one; null for the last one, and while none is open. */
  next: LaidOutSection | null;
  /** Shows the section of a field, which is named without its language. */
  showSectionOf: (base: string) => void;
}

/**
 * Returns the sections of the draft that is edited. Where each has a screen of its own, the hash of the
 * address names the one that is open, or a field of it (`#contact`, `#phone`); the browser's Back button
 * leads to their list.
 */
export function useSections(): Sections {
  const { fieldSet, baseName } = useSession().definition;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const sections = useMemo(() => sectionsOf(fieldSet), [fieldSet]);
  const isDivided = sections.length >= DIVIDED_MIN;
  const named = hash.slice(1);
  const isNamed = (each: LaidOutSection): boolean =>
    each.id === named || fieldsIn(each).includes(baseName(named));
  const open = (isDivided ? sections.find(isNamed) : null) ?? null;
  return {
    listed: isDivided && !open ? sections : [],
    shown: open ? [open] : isDivided ? [] : sections,
    open,
    next: (open && sections[sections.indexOf(open) + 1]) ?? null,
    showSectionOf: (base) => {
      const section = sections.find((each) => fieldsIn(each).includes(base));
      if (isDivided && section && section !== open) void navigate({ search, hash: section.id });
    },
  };
}

/** Moves the focus to the title of a section that is opened, and back to its row when it is left. */
export function useSectionFocus(open: LaidOutSection | null): void {
  const previous = useRef(open);
  useEffect(() => {
    const left = previous.current;
    previous.current = open;
    if (left === open) return;
    if (open) focusTitle();
    else document.querySelector<HTMLElement>(`[data-section="${left?.id}"]`)?.focus({ preventScroll: true });
  }, [open]);
}
