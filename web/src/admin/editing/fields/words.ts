import type { Field, FieldSet } from '@perro-wisdom/domain/fields/field';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { WEEKDAYS } from '@perro-wisdom/domain/content/facts.limits';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordOf } from '../session/definition';
import { useLabel } from './controls';
import { milesOf } from './place/miles';

/** Finds a field by its name, also among the fields of lists. */
function fieldNamed(fields: FieldSet, name: string): Field | undefined {
  if (fields[name]) return fields[name];
  return Object.values(fields)
    .flatMap((field) => (field.type === 'list' ? [fieldNamed(field.fields, name)] : []))
    .find((field) => field !== undefined);
}

/** Returns a function that returns what the owner calls a value that is stored as a code or in another unit: a day, a choice, yes or no, miles. */
export function useWords(fields: FieldSet): WordOf {
  const { t } = useTranslation(['adminFields', 'adminEditor']);
  const labelOf = useLabel();
  return useCallback(
    (name, value) => {
      const field = fieldNamed(fields, name);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field?.type === 'distance' && typeof value === 'number') return String(milesOf(value));
      const choice = field?.type === 'choice' && typeof value === 'string' && field.choices[value];
      if (choice) return labelOf(choice);
      const day = field?.type === 'days' && WEEKDAYS.find((each) => each === value);
      if (day) return t(`day.${day}`);
      const language = field?.type === 'language' && LOCALES.find((each) => each === value);
      return language ? t(`adminEditor:language.${language}`) : undefined;
    },
    [fields, labelOf, t],
  );
}
