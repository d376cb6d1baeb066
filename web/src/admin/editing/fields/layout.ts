/** Groups the fields of a field set into sections for display. */
import type { FieldSet, Section } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { slugify } from '@app/domain/general/slug';

export interface LaidOutSection extends Section {
  /** Identifies the section in URLs, for example `towns-served`. */
  id: string;
  /** The names of the section's localized fields, without a language suffix. */
  texts: string[];
  /** The names of the section's shared fields, except the advanced ones. */
  shared: string[];
  /** The names of the section's advanced fields, which are collapsed below the other fields. */
  advanced: string[];
}

const NO_SECTION: Section = { label: { en: '', es: '' } };

export function sectionsOf(fields: FieldSet): LaidOutSection[] {
  const sections: LaidOutSection[] = [];
  let section = NO_SECTION;
  for (const [name, field] of Object.entries(fields)) {
    section = field.section ?? section;
    // The language field is rendered together with the text that it describes.
    if (field.type === 'language') continue;
    const id = slugify(section.label.en);
    let place = sections.find((each) => each.id === id);
    if (!place) sections.push((place = { ...section, id, texts: [], shared: [], advanced: [] }));
    place[isLocalized(field) ? 'texts' : field.advanced ? 'advanced' : 'shared'].push(name);
  }
  return sections;
}

export const fieldsIn = ({ texts, shared, advanced }: LaidOutSection): string[] => [
  ...texts,
  ...shared,
  ...advanced,
];
