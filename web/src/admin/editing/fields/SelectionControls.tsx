import { Button, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import { WEEKDAYS } from '@app/domain/content/facts.limits';
import type { FieldOf } from '@app/domain/fields/field';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { MoveButtons } from '../../ui/MoveButtons';
import { useMoves } from '../../ui/useMoves';
import { ControlGroup } from './ControlGroup';
import { useLabel, type ControlProps } from './controls';

/** Lists the chosen values in order, with buttons that move them, followed by the remaining choices. */
export function SelectionControl(props: ControlProps<FieldOf<'selection'>>) {
  const { name, field, value, onChange } = props;
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const chosen = (value as string[]).filter((each) => each in field.choices);
  const others = Object.keys(field.choices).filter((each) => !chosen.includes(each));
  const nameOf = (choice: string) => labelOf(field.choices[choice] ?? { en: choice, es: choice });

  const { list, news, placeOf } = useMoves({
    items: chosen,
    onMove: onChange,
    newsOf: (choice, place) => t('item.moved', { name: nameOf(choice), place, count: chosen.length }),
  });

  return (
    <ControlGroup {...props}>
      <ul ref={list}>
        {[...chosen, ...others].map((choice) => {
          const place = chosen.indexOf(choice);
          return (
            <chakra.li
              key={choice}
              display="flex"
              alignItems="center"
              gap="1"
              borderTopWidth="1px"
              borderColor="border"
              py="1"
            >
              <chakra.div flex="1" minW="0">
                <Checkbox
                  name={name}
                  value={choice}
                  checked={place >= 0}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
                  }
                >
                  {nameOf(choice)}
                </Checkbox>
              </chakra.div>
              {place >= 0 && (
                <MoveButtons
                  {...placeOf(choice, place)}
                  label={(to) => t(`item.${to}`, { name: nameOf(choice) })}
                />
              )}
            </chakra.li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </ControlGroup>
  );
}

export function DaysControl(props: ControlProps<FieldOf<'days'>>) {
  const { value, onChange } = props;
  const { t } = useTranslation('adminFields');
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ControlGroup {...props}>
      <Flex wrap="wrap" gap="2">
        {WEEKDAYS.map((day) => {
          const isOn = chosen.includes(day);
          return (
            <Button
              key={day}
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
      </Flex>
    </ControlGroup>
  );
}
