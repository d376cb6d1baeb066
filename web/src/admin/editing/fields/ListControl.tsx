import { Button, SimpleGrid, chakra } from '@chakra-ui/react';
import type { FieldOf } from '@app/domain/fields/field';
import { CONTRADICTIONS } from '@app/domain/fields/schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../shared/ui/Field';
import { useError, useSession } from '../session/useEditorSession';
import { ControlGroup } from './ControlGroup';
import { useLabel, type ControlProps } from './controls';
import { ItemFields, ItemPart } from './ItemFields';
import { ListEditor } from './ListEditor';
import { itemName, itemNumber, useWords } from './textOf';
import { asAdded, isAdded, newItem, type Item } from './values';

type ListField = FieldOf<'list'>;

/** Returns the message codes for a list's errors, keyed by path, such as `[1].opens`. */
function useErrorsInList(name: string, value: unknown): ReadonlyMap<string, string> {
  const session = useSession();
  const error = useError(name);
  return useMemo(() => {
    const errors = session.definition.errorsInList(name, session.getState().values);
    const isNew = (path: string) => isAdded((value as Item[])[Number.parseInt(path.slice(1))]);
    // Contradictions are shown right away, missing values only after they have prevented publishing.
    return new Map(
      [...errors].filter(
        ([path, code]) => CONTRADICTIONS.includes(code) || (error !== undefined && !isNew(path)),
      ),
    );
  }, [error, name, session, value]);
}

/** Edits a list of items that the owner can add, reorder and remove, such as opening hours or towns. */
export function ListControl(props: ControlProps<ListField>) {
  const { name, field, error, onChange } = props;
  const value = props.value as Item[];
  const errors = useErrorsInList(name, value);
  const { groupBy = '', fields } = field;
  const group = fields[groupBy];
  const errorOf = (item: Item, part: string) => errors.get(`[${value.indexOf(item)}].${part}`);
  return (
    <ControlGroup {...props} error={undefined}>
      {/* The list's error is shown above the items unless an item shows its own error. */}
      {error !== undefined && errors.size === 0 && <FieldError mb="3">{error}</FieldError>}
      {group?.type === 'choice' ? (
        <Groups
          field={field}
          groupBy={groupBy}
          group={group}
          items={value}
          errorOf={errorOf}
          onChange={onChange}
        />
      ) : (
        <Items field={field} errorOf={errorOf} items={value} onChange={onChange} />
      )}
    </ControlGroup>
  );
}

interface GroupsProps extends ItemsProps {
  groupBy: string;
  group: FieldOf<'choice'>;
}

/** Edits items that can be grouped. They are a single list until the owner divides them. */
function Groups({ groupBy, group, items, onChange, ...props }: GroupsProps) {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const choices = Object.keys(group.choices);
  const itemsOf = (choice: string) => items.filter((item) => item[groupBy] === choice);
  const used = choices.filter((choice) => itemsOf(choice).length > 0);
  const [isDivided, setIsDivided] = useState(false);
  if (!isDivided && used.length < 2)
    return (
      <>
        <Items
          {...props}
          items={items}
          shared={{ [groupBy]: used[0] ?? group.initially }}
          onChange={onChange}
        />
        {items.length > 1 && (
          <div>
            <Button variant="ghost" size="sm" mt="2" onClick={() => setIsDivided(true)}>
              {t('list.divide')}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <>
      {group.note && (
        <chakra.p textStyle="note" mb="3">
          {labelOf(group.note)}
        </chakra.p>
      )}
      <SimpleGrid gap="6" columns={{ base: 1, md: 2 }}>
        {Object.entries(group.choices).map(([choice, words]) => (
          <chakra.div key={choice} role="group" aria-label={labelOf(words)} minW="0">
            <chakra.p textStyle="note" mb="2">
              {labelOf(words)}
            </chakra.p>
            <Items
              {...props}
              shared={{ [groupBy]: choice }}
              items={itemsOf(choice)}
              onChange={(changed) =>
                onChange(choices.flatMap((each) => (each === choice ? changed : itemsOf(each))))
              }
            />
          </chakra.div>
        ))}
      </SimpleGrid>
    </>
  );
}

interface ItemsProps {
  field: ListField;
  items: readonly Item[];
  /** Returns the error message code for a part of an item, if any. */
  errorOf: (item: Item, part: string) => string | undefined;
  /**
   * The values that all items in a group share. If set, each item is a single line with its remaining field.
   */
  shared?: Item;
  onChange: (items: Item[]) => void;
}

function Items({ field, items, errorOf, shared, onChange }: ItemsProps) {
  const labelOf = useLabel();
  const words = useWords();
  const create = () => asAdded(newItem(field, items, shared));
  const [base, line] = Object.entries(field.fields).find(([name]) => shared && !(name in shared)) ?? [];
  return (
    <ListEditor<Item>
      isCompact={shared !== undefined}
      items={items}
      onChange={onChange}
      create={create}
      addLabel={labelOf(field.add)}
      nameOf={(item, index) => itemName(field, item, index, words)}
      renderItem={(item, change, index) => {
        const props = { item, error: (part: string) => errorOf(item, part), onChange: change };
        if (base === undefined || !line) return <ItemFields {...props} fields={field.fields} />;
        // A typed comma ends an item and starts the next one.
        const onLine = (changes: Item) => {
          const [first, ...others] = String(changes[base]).split(',');
          const following = others.map((text) => ({ ...create(), [base]: text.trimStart() }));
          change({ [base]: first }, following);
        };
        return (
          <ItemPart
            {...props}
            base={base}
            field={line}
            hiddenLabel={itemNumber(field, index, words)}
            onChange={onLine}
          />
        );
      }}
    />
  );
}
