import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { useIsWide } from '../../ui/useIsWide';
import { SearchField } from './SearchField';

export interface FilterChoice {
  label: string;
  /** Undefined: anything passes. */
  value: string | undefined;
  /** What is shown while anything passes. */
  any: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** Called with an empty text when anything may pass. */
  onChange: (value: string) => void;
}

interface FilterBarProps {
  label: string;
  searchLabel: string;
  search: string | undefined;
  onSearch: (search: string) => void;
  choices: readonly FilterChoice[];
  onClear: () => void;
}

/** The fields that search and filter a list. On a phone the choices are folded away. */
export function FilterBar({ label, searchLabel, search = '', onSearch, choices, onClear }: FilterBarProps) {
  const { t } = useTranslation('admin');
  const isWide = useIsWide();
  const count = choices.filter(({ value }) => value !== undefined).length;
  const selects = (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: `repeat(${choices.length}, minmax(0, 1fr))` }}
    >
      {choices.map((choice) => (
        <Field key={choice.label} label={choice.label}>
          {({ id }) => (
            <Select
              id={id}
              value={choice.value ?? ''}
              onChange={({ target }) => choice.onChange(target.value)}
            >
              <option value="">{choice.any}</option>
              {choice.choices.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </chakra.div>
  );
  return (
    <chakra.section
      role="search"
      aria-label={label}
      mb="6"
      display="flex"
      flexDirection="column"
      gap={{ base: '2', lg: '4' }}
    >
      <SearchField label={searchLabel} value={search} onSearch={onSearch} />
      {choices.length > 0 &&
        (isWide ? (
          selects
        ) : (
          <chakra.details>
            <DetailsSummary>
              {count === 0 ? t('filter.show') : t('filter.showCount', { count })}
            </DetailsSummary>
            <chakra.div mt="2">{selects}</chakra.div>
          </chakra.details>
        ))}
      {count > 0 && (
        <chakra.div>
          <Button variant="ghost" size="sm" ml="-4" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
