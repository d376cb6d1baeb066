/** Which fields are shown together: the sections of a description. */
import type { Field, FieldSet, Section } from '@perro-wisdom/domain/fields/field';
import { isLocalized } from './values';

export interface LaidOutSection {
  section: Section;
  /** Their names, without a language. */
  fields: string[];
  /** Those that are folded away below the others. */
  advanced: string[];
}

const NO_SECTION: Section = { label: { en: '', es: '' } };

/** A language is shown with its text, not by itself. */
const hasControl = (field: Field): boolean => field.type !== 'language';

/** Returns the sections of the fields that each language has (`panes`), and of those that both share. */
export function layoutOf(fields: FieldSet): Record<'panes' | 'shared', LaidOutSection[]> {
  const layout: Record<'panes' | 'shared', LaidOutSection[]> = { panes: [], shared: [] };
  let section = NO_SECTION;
  for (const [name, field] of Object.entries(fields)) {
    section = field.section ?? section;
    if (!hasControl(field)) continue;
    const part = layout[isLocalized(field) ? 'panes' : 'shared'];
    let place = part.find((each) => each.section.label.en === section.label.en);
    if (!place) part.push((place = { section, fields: [], advanced: [] }));
    place[field.advanced ? 'advanced' : 'fields'].push(name);
  }
  return layout;
}
