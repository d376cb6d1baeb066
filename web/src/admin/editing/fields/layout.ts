/** Groups the fields of a field set into the sections in which they are shown. */
import type { FieldSet, Section } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { slugify } from '@app/domain/general/slug';

export interface LaidOutSection extends Section {
  /** Identifies the section in URLs: `towns-served`. */
  id: string;
  /** The names of its localized texts, without the language. */
  texts: string[];
  /** The names of its fields that both languages share, except the advanced ones. */
  shared: string[];
  /** The names of its shared fields that are folded away below the others. */
  advanced: string[];
}

const NO_SECTION: Section = { label: { en: '', es: '' } };

export function sectionsOf(fields: FieldSet): LaidOutSection[] {
  const sections: LaidOutSection[] = [];
  let section = NO_SECTION;
  for (const [name, field] of Object.entries(fields)) {
    section = field.section ?? section;
    // The language of a text is shown with the text.
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
