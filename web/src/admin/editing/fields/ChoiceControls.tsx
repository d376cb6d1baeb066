import { Flex, chakra } from '@chakra-ui/react';
import { RATING_MAX } from '@app/domain/content/testimonials.limits';
import type { FieldOf } from '@app/domain/fields/field';
import { wallTimeOf } from '@app/domain/general/dates';
import { REGION_TAGS } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useNow } from '../../platform/useNow';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Options, Select } from '../../../shared/ui/Select';
import { useLabel, type ControlProps } from './controls';

export function CheckboxControl(props: ControlProps<FieldOf<'checkbox'>>) {
  const { name, label, note, error, value, onChange } = props;
  return (
    <>
      <Checkbox
        name={name}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        aria-invalid={error !== undefined}
      >
        {label}
      </Checkbox>
      {(error ?? note) !== undefined && (
        <chakra.p textStyle="small" color={error === undefined ? 'fg.muted' : 'fg.error'}>
          {error ?? note}
        </chakra.p>
      )}
    </>
  );
}

interface SelectControlProps extends Omit<ControlProps, 'field'> {
  options: readonly (readonly [value: string | number, label: string])[];
}

function SelectControl({ options, ...props }: SelectControlProps) {
  const { name, value, onChange } = props;
  return (
    <Field {...props}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          <Options of={options} />
        </Select>
      )}
    </Field>
  );
}

export function ChoiceControl({ field, ...rest }: ControlProps<FieldOf<'choice'>>) {
  const labelOf = useLabel();
  const options = Object.entries(field.choices).map(([choice, words]) => [choice, labelOf(words)] as const);
  return <SelectControl {...rest} options={options} />;
}

const RATINGS = Array.from({ length: RATING_MAX * 2 + 1 }, (_, index) => RATING_MAX - index / 2);

export function RatingControl({ onChange, ...rest }: ControlProps<FieldOf<'rating'>>) {
  const { t } = useTranslation('adminFields');
  const number = new Intl.NumberFormat(REGION_TAGS[useAdminLocale()]);
  const options = RATINGS.map((rating) => {
    const stars = `${'★'.repeat(Math.floor(rating))}${rating % 1 === 0 ? '' : '½'}`;
    return [rating, `${stars} ${t('stars', { count: rating, rating: number.format(rating) })}`] as const;
  });
  return <SelectControl {...rest} onChange={(rating) => onChange(Number(rating))} options={options} />;
}

const FIRST_YEAR = 2000;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * Renders separate controls for the month and the year, because not every browser supports `<input
 * type="month">`.
 */
export function MonthControl(props: ControlProps<FieldOf<'month'>>) {
  const { name, value, onChange } = props;
  const { t } = useTranslation('adminFields');
  const [year = '', month = ''] = String(value).split('-');
  const thisYear = Number(wallTimeOf(useNow()).date.slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index));
  const names = new Intl.DateTimeFormat(useAdminLocale(), { month: 'long', timeZone: 'UTC' });
  return (
    <Field {...props}>
      {(control) => (
        <Flex wrap="wrap" gap="2">
          <Select
            {...control}
            flex="1 1 9rem"
            name={name}
            value={month}
            onChange={({ target }) =>
              onChange(target.value === '' ? '' : `${year || thisYear}-${target.value}`)
            }
          >
            <option value="">{t('month.none')}</option>
            <Options of={MONTHS.map((each) => [each, names.format(new Date(`2024-${each}-15T12:00:00Z`))])} />
          </Select>
          <Select
            flex="1 1 6.5rem"
            aria-label={t('month.year')}
            disabled={month === ''}
            value={year}
            onChange={({ target }) => onChange(`${target.value}-${month}`)}
          >
            {month === '' && <option value="">{t('month.year')}</option>}
            <Options of={years.map((each) => [each, each])} />
          </Select>
        </Flex>
      )}
    </Field>
  );
}
