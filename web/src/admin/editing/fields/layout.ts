/** Which fields are shown together: the sections of a description. */
import type { FieldSet, Section } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { slugify } from '@app/domain/general/slug';

export interface LaidOutSection extends Section {
  /** Names it in addresses: `towns-served`. */
  id: string;
  /** The names of its texts that each language has, without the language. */
  texts: string[];
  /** Those of its fields that both languages share. */
  shared: string[];
  /** Of these, those that are folded away below the others. */
  advanced: string[];
}

const NO_SECTION: Section = { label: { en: '', es: '' } };

export function sectionsOf(fields: FieldSet): LaidOutSection[] {
  const sections: LaidOutSection[] = [];
  let section = NO_SECTION;
  for (const [name, field] of Object.entries(fields)) {
    section = field.section ?? section;
    // Shown with its text.
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
