import { chakra } from '@chakra-ui/react';
import type { FieldOf, FieldSet } from '@perro-wisdom/domain/fields/field';
import { emptyValues } from '@perro-wisdom/domain/fields/public';
import { fieldIn, otherLocale } from '@perro-wisdom/domain/general/locale';
import { useId, useMemo } from 'react';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useError, useSession } from '../session/useEditorSession';
import { useLabel, type ControlProps } from './controls';
import { ItemFields, OneFieldItem } from './ItemFields';
import { ListEditor } from './ListEditor';
import { isLocalized, type Item } from './values';
import { useWords } from './words';

type ListField = FieldOf<'list'>;

/** Returns the message codes of the errors within a list, by their paths: `[1].opens`. */
function useErrorsInList(name: string, value: unknown): ReadonlyMap<string, string> {
  const session = useSession();
  const definition = useSession().definition;
  const error = useError(name);
  return useMemo(
    () =>
      error === undefined
        ? new Map<string, string>()
        : definition.errorsInList(name, session.getState().values),
    // The items, too: each change of one may correct it.
    [error, name, session, value], // eslint-disable-line react-hooks/exhaustive-deps
  );
}

/** Returns a function that names an item of a list by its first text or its days, or by its number while these are empty. */
function useItemName({ fields, item: label }: ListField): (item: Item, index: number) => string {
  const locale = useAdminLocale();
  const labelOf = useLabel();
  const wordOf = useWords(fields);
  const named = Object.entries(fields).find(([, { type }]) => type === 'text' || type === 'days');
  const [first, field] = named ?? [''];
  const words = (item: Item): string => {
    if (field?.type === 'days') return (item[first] as string[]).map((day) => wordOf(first, day)).join(', ');
    const text = (name: string): string => (typeof item[name] === 'string' ? item[name] : '');
    if (!field || !isLocalized(field)) return text(first);
    return text(fieldIn(locale, first)) || text(fieldIn(otherLocale(locale), first));
  };
  return (item, index) => words(item) || labelOf(label).replace('#', String(index + 1));
}

/** Items that the owner adds, orders and removes: opening hours, questions with their answers, towns. */
export function ListControl(props: ControlProps<ListField>) {
  const { name, field, label, note, error, value } = props;
  const id = useId();
  const errors = useErrorsInList(name, value);
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <chakra.p id={id} fontWeight="semibold" mb={note === undefined ? '3' : '0'}>
        {label}
      </chakra.p>
      {note !== undefined && (
        <chakra.p mb="3" textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
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
    </chakra.div>
  );
}

interface ItemsProps extends ControlProps<ListField> {
  items: readonly Item[];
  errors: ReadonlyMap<string, string>;
}

function Items({ field, items, errors, onChange, choosePicture }: ItemsProps) {
  const labelOf = useLabel();
  const nameOf = useItemName(field);
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
          choosePicture={choosePicture}
        />
      )}
    />
  );
}

/** The items divided by one of their fields; each is a line with its other field. */
function Groups({
  field,
  items,
  errors,
  onChange,
  groupBy,
  choosePicture,
}: ItemsProps & { groupBy: string }) {
  const labelOf = useLabel();
  const nameOf = useItemName(field);
  const group = field.fields[groupBy];
  const groups = group?.type === 'choice' ? Object.entries(group.choices) : [];
  const inGroup = (name: string) => items.filter((item) => item[groupBy] === name);
  const shown: FieldSet = Object.fromEntries(
    Object.entries(field.fields).filter(([name]) => name !== groupBy),
  );
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {groups.map(([name, label]) => (
        <chakra.div key={name} role="group" aria-label={labelOf(label)} minW="0">
          <chakra.p textStyle="small" color="fg.muted" mb="2">
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
                choosePicture={choosePicture}
              />
            )}
          />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
