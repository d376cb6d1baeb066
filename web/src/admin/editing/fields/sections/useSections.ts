import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusTitle } from '../../../../shared/browser/focus';
import { useSession } from '../../session/useEditorSession';
import { fieldsIn, sectionsOf, type LaidOutSection } from '../layout';

/** The minimum number of sections for the editor to list them and give each one its own screen. */
const DIVIDED_MIN = 9;

export interface Sections {
  /** All sections if the list of sections is shown; otherwise empty. */
  listed: readonly LaidOutSection[];
  /** The sections whose fields are on the screen. */
  shown: readonly LaidOutSection[];
  /** The section that is open on its own screen; null if none is. */
  open: LaidOutSection | null;
  /** The section after the open one; null if there is no such section or none is open. */
  next: LaidOutSection | null;
  /** Opens the section that contains a field. `base` is the field's name without its language. */
  showSectionOf: (base: string) => void;
}

/**
 * Returns the sections of the draft being edited. In a long draft, each section has its own screen. The URL's
 * hash names the open section or one of its fields (`#contact`, `#phone`), and Back returns to the list of
 * sections.
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

/** Moves focus to a section's title when it opens, and back to the section's row when it closes. */
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
