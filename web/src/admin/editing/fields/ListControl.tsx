import { SimpleGrid, chakra } from '@chakra-ui/react';
import type { FieldOf, FieldSet } from '@app/domain/fields/field';
import { emptyValues } from '@app/domain/fields/public';
import { CONTRADICTIONS } from '@app/domain/fields/schema';
import { useMemo } from 'react';
import { useError, useSession } from '../session/useEditorSession';
import { ControlGroup } from './ControlGroup';
import { useLabel, type ControlProps } from './controls';
import { ItemFields, OneFieldItem } from './ItemFields';
import { ListEditor } from './ListEditor';
import { itemName, useWords } from './textOf';
import type { Item } from './values';

type ListField = FieldOf<'list'>;

/** Returns the message codes of the errors within a list, by their paths: `[1].opens`. */
function useErrorsInList(name: string, value: unknown): ReadonlyMap<string, string> {
  const session = useSession();
  const definition = useSession().definition;
  const error = useError(name);
  return useMemo(
    () => {
      const errors = definition.errorsInList(name, session.getState().values);
      // What is missing is shown when it keeps the draft from being published, what contradicts itself at once.
      return error === undefined
        ? new Map([...errors].filter(([, code]) => CONTRADICTIONS.includes(code)))
        : errors;
    },
    // The items, too: each change of one may correct it.
    [error, name, session, value], // oxlint-disable-line react/exhaustive-deps
  );
}

/** Items that the owner adds, orders and removes: opening hours, questions with their answers, towns. */
export function ListControl(props: ControlProps<ListField>) {
  const { name, field, label, hiddenLabel, note, error, value } = props;
  const errors = useErrorsInList(name, value);
  return (
    <ControlGroup label={label} hiddenLabel={hiddenLabel} note={note}>
      {/* Unless it is shown at an item. */}
      {error !== undefined && errors.size === 0 && (
        <chakra.p mb="3" textStyle="small" color="fg.error" fontWeight="medium">
          {error}
        </chakra.p>
      )}
      {field.groupBy === undefined ? (
        <Items {...props} items={value as Item[]} errors={errors} />
      ) : (
        <Groups {...props} items={value as Item[]} errors={errors} groupBy={field.groupBy} />
      )}
    </ControlGroup>
  );
}

interface ItemsProps extends ControlProps<ListField> {
  items: readonly Item[];
  errors: ReadonlyMap<string, string>;
}

function Items({ field, items, errors, onChange }: ItemsProps) {
  const labelOf = useLabel();
  const words = useWords();
  const nameOf = (item: Item, index: number) => itemName(field, item, index, words);
  return (
    <ListEditor<Item>
      items={items}
      onChange={onChange}
      create={() => emptyValues(field.fields)}
      addLabel={labelOf(field.add)}
      nameOf={nameOf}
      renderItem={(item, change, index) => (
        <ItemFields
          fields={field.fields}
          item={item}
          error={(part) => errors.get(`[${index}].${part}`)}
          onChange={change}
        />
      )}
    />
  );
}

/** The items divided by one of their fields; each is a line with its other field. */
function Groups({ field, items, errors, onChange, groupBy }: ItemsProps & { groupBy: string }) {
  const labelOf = useLabel();
  const words = useWords();
  const nameOf = (item: Item, index: number) => itemName(field, item, index, words);
  const group = field.fields[groupBy];
  const groups = group?.type === 'choice' ? Object.entries(group.choices) : [];
  const inGroup = (name: string) => items.filter((item) => item[groupBy] === name);
  const shown: FieldSet = Object.fromEntries(
    Object.entries(field.fields).filter(([name]) => name !== groupBy),
  );
  return (
    <SimpleGrid gap="6" columns={{ base: 1, md: 2 }}>
      {groups.map(([name, label]) => (
        <chakra.div key={name} role="group" aria-label={labelOf(label)} minW="0">
          <chakra.p textStyle="note" mb="2">
            {labelOf(label)}
          </chakra.p>
          <ListEditor<Item>
            isCompact
            items={inGroup(name)}
            onChange={(changed) =>
              onChange(groups.flatMap(([each]) => (each === name ? changed : inGroup(each))))
            }
            create={() => ({ ...emptyValues(field.fields), [groupBy]: name })}
            addLabel={labelOf(field.add)}
            nameOf={nameOf}
            renderItem={(item, change, index) => (
              <OneFieldItem
                fields={shown}
                label={labelOf(field.item).replace('#', String(index + 1))}
                item={item}
                error={(part) => errors.get(`[${items.indexOf(item)}].${part}`)}
                onChange={change}
              />
            )}
          />
        </chakra.div>
      ))}
    </SimpleGrid>
  );
}
