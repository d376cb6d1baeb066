import { Button, Grid, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch, LuSlidersHorizontal } from 'react-icons/lu';
import { Field } from '../../../shared/ui/Field';
import { Options, Select } from '../../../shared/ui/Select';
import { Sheet } from '../../ui/Sheet';
import { useIsWide } from '../../ui/useIsWide';
import { SearchField } from './SearchField';

export interface FilterChoice {
  label: string;
  /** The current value, or undefined if the filter is off. */
  value: string | undefined;
  /** The label of the option that turns the filter off. */
  any: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** Called with an empty string when the filter is turned off. */
  onChange: (value: string) => void;
}

interface Filters {
  /** The accessible name of the filter group. */
  label: string;
  searchLabel: string;
  search: string | undefined;
  onSearch: (search: string) => void;
  choices: readonly FilterChoice[];
  onClear: () => void;
}

/**
 * Returns the search and filter controls for a list: `bar` belongs above the list, and `buttons` belong
 * beside the screen's title. To save space on a phone, one button reveals the search field, and another opens
 * the other filters in a sheet.
 */
export function useFilterBar({ label, searchLabel, search = '', onSearch, choices, onClear }: Filters): {
  bar: ReactNode;
  buttons: ReactNode;
} {
  const { t } = useTranslation('admin');
  const isWide = useIsWide();
  const [isSearching, setIsSearching] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const count = choices.filter(({ value }) => value !== undefined).length;
  const field = <SearchField label={searchLabel} value={search} onSearch={onSearch} />;
  const fields = choices.map((choice) => <Choice key={choice.label} {...choice} />);
  const clear = count > 0 && (
    <Button variant="ghost" size="sm" ml="-4" alignSelf="flex-end" onClick={onClear}>
      {t('filter.clear')}
    </Button>
  );

  if (isWide) {
    return {
      buttons: null,
      bar: (
        <Bar role="search" aria-label={label} gridTemplateColumns={`2fr repeat(${choices.length}, 1fr) auto`}>
          {field}
          {fields}
          {clear}
        </Bar>
      ),
    };
  }
  const showsField = isSearching || search !== '';
  return {
    buttons: (
      <>
        <Button
          variant="ghost"
          p="0"
          aria-label={searchLabel}
          aria-expanded={showsField}
          onClick={() => {
            if (search !== '') onSearch('');
            setIsSearching(!showsField);
          }}
        >
          <LuSearch size="20" aria-hidden="true" />
        </Button>
        {choices.length > 0 && (
          <Button
            variant={count > 0 ? 'outline' : 'ghost'}
            p="0"
            aria-label={count === 0 ? t('filter.show') : t('filter.showCount', { count })}
            aria-haspopup="dialog"
            onClick={() => setIsChoosing(true)}
          >
            <LuSlidersHorizontal size="20" aria-hidden="true" />
          </Button>
        )}
        <Sheet open={isChoosing} title={t('filter.show')} onClose={() => setIsChoosing(false)}>
          <Grid gap="4">
            {fields}
            <Button onClick={() => setIsChoosing(false)}>{t('filter.apply')}</Button>
          </Grid>
        </Sheet>
      </>
    ),
    bar: (showsField || count > 0) && (
      <Bar role="search" aria-label={label}>
        {showsField && field}
        {clear}
      </Bar>
    ),
  };
}

const Bar = chakra('section', { base: { display: 'grid', alignItems: 'end', gap: '3', mb: '4' } });

function Choice({ label, value = '', any, choices, onChange }: FilterChoice) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{any}</option>
          <Options of={choices} />
        </Select>
      )}
    </Field>
  );
}
