import { Button, chakra } from '@chakra-ui/react';
import { RATING_MAX } from '@perro-wisdom/domain/content/testimonials.limits';
import { WEEKDAYS } from '@perro-wisdom/domain/content/facts.limits';
import type { FieldOf } from '@perro-wisdom/domain/fields/field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field, FieldError } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { useLabel, type ControlProps } from './controls';

export function CheckboxControl({
  name,
  label,
  note,
  error,
  value,
  onChange,
}: ControlProps<FieldOf<'checkbox'>>) {
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

export function ChoiceControl({
  name,
  field,
  label,
  note,
  error,
  value,
  onChange,
}: ControlProps<FieldOf<'choice'>>) {
  const labelOf = useLabel();
  return (
    <Field label={label} note={note} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          {Object.entries(field.choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {labelOf(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const RATINGS = Array.from({ length: RATING_MAX * 2 + 1 }, (_, index) => RATING_MAX - index / 2);

export function RatingControl({
  name,
  label,
  note,
  error,
  value,
  onChange,
}: ControlProps<FieldOf<'rating'>>) {
  const { t } = useTranslation('adminFields');
  const number = new Intl.NumberFormat(useAdminLocale());
  return (
    <Field label={label} note={note} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={String(value)}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {RATINGS.map((rating) => (
            <option key={rating} value={rating}>
              {`${'★'.repeat(Math.floor(rating))}${rating % 1 === 0 ? '' : '½'} ${t('stars', { count: rating, rating: number.format(rating) })}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const FIRST_YEAR = 2000;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A month and its year, chosen separately: not every browser has a control for both. */
export function MonthControl({ name, label, note, error, value, onChange }: ControlProps<FieldOf<'month'>>) {
  const { t } = useTranslation('adminFields');
  const [year = '', month = ''] = String(value).split('-');
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index));
  const names = new Intl.DateTimeFormat(useAdminLocale(), { month: 'long', timeZone: 'UTC' });
  return (
    <Field label={label} note={note} error={error}>
      {(control) => (
        <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1.4fr) minmax(0, 1fr)">
          <Select
            {...control}
            name={name}
            value={month}
            onChange={({ target }) =>
              onChange(target.value === '' ? '' : `${year || thisYear}-${target.value}`)
            }
          >
            <option value="">{t('month.none')}</option>
            {MONTHS.map((each) => (
              <option key={each} value={each}>
                {names.format(new Date(`2024-${each}-15T12:00:00Z`))}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('month.year')}
            disabled={month === ''}
            value={year}
            onChange={({ target }) => onChange(`${target.value}-${month}`)}
          >
            {month === '' && <option value="">{t('month.year')}</option>}
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </chakra.div>
      )}
    </Field>
  );
}

/** The days of the week as buttons that are on or off. */
export function DaysControl({ label, error, value, onChange }: ControlProps<FieldOf<'days'>>) {
  const { t } = useTranslation('adminFields');
  const id = useId();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    <chakra.div role="group" aria-labelledby={id} gridColumn={{ md: '1 / -1' }}>
      <chakra.p id={id} fontWeight="semibold" mb="2">
        {label}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {WEEKDAYS.map((day) => {
          const isOn = chosen.includes(day);
          return (
            <Button
              key={day}
              type="button"
              size="sm"
              px="3"
              minW="11"
              variant={isOn ? 'solid' : 'outline'}
              aria-pressed={isOn}
              onClick={() =>
                onChange(WEEKDAYS.filter((each) => (each === day ? !isOn : chosen.includes(each))))
              }
            >
              {t(`day.${day}`)}
            </Button>
          );
        })}
      </chakra.div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </chakra.div>
  );
}
