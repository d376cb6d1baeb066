import { AREA_GROUPS, WEEKDAYS } from '@perro-wisdom/domain/content/facts.limits';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordOf } from '../../../platform/editing/session/definition';
import { milesOf } from './place/miles';

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

/** Returns a function that returns what the owner calls a value that is stored as a code or in another unit: a day, a group of towns, a language, yes or no, miles. */
export function useWords(): WordOf {
  const { t } = useTranslation(['adminContent', 'adminEditor']);
  return useCallback(
    (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') return name === 'serviceRadius' ? String(milesOf(value)) : undefined;
      const day = name === 'days' && WEEKDAYS.find((each) => each === value);
      if (day) return t(`day.${day}`);
      const group = name === 'group' && AREA_GROUPS.find((each) => each === value);
      if (group) return t(`group.${group}`);
      const language = name === 'originalLanguage' && LOCALES.find((each) => each === value);
      return language ? t(`adminEditor:language.${language}`) : undefined;
    },
    [t],
  );
}
