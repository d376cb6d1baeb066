import { useTranslation } from 'react-i18next';

type Label = `field.${string}`;

/** Returns a function that returns the label of a field, or of a part of an item of a list. A label of its own kind of piece or list comes first. */
export function useLabels(kind?: string): (name: string, list?: string) => string {
  const { t, i18n } = useTranslation('adminContent');
  // The names come from the schemas of the domain; a test checks that each has a label.
  const labelOf = t as (key: Label) => string;
  return (name, list) => {
    const own: Label = `field.${list ?? kind ?? ''}.${name}`;
    return labelOf(i18n.exists(own, { ns: 'adminContent' }) ? own : `field.${name}`);
  };
}
