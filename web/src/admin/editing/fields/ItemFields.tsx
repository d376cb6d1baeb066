import { Flex, Input, SimpleGrid } from '@chakra-ui/react';
import type { Field, FieldSet } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { fieldIn, LOCALES, type Locale } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/useMessage';
import { FieldError } from '../../../shared/ui/Field';
import { useFieldTitle, useLabel } from './controls';
import { SimpleControl } from './SimpleControl';
import { isRequired } from './fieldDefinition';
import type { Item } from './values';

interface ItemProps {
  fields: FieldSet;
  item: Item;
  /** Returns the message code of the error in a part of the item. */
  error: (part: string) => string | undefined;
  onChange: (changes: Item) => void;
}

/** The fields of an item of a list; short ones beside each other where there is room. */
export function ItemFields(props: ItemProps) {
  const entries = Object.entries(props.fields);
  const shared = entries.filter(([, field]) => !isLocalized(field));
  const isTimed = shared.some(([, { type }]) => type === 'time' || type === 'date');
  const parts = shared.map(([name, field]) => <ItemPart key={name} {...props} name={name} field={field} />);
  return (
    <Flex direction="column" gap="4">
      {isTimed && <Pair>{parts}</Pair>}
      {entries
        .filter(([, field]) => isLocalized(field))
        .map(([name, field]) => (
          <Pair key={name}>
            {LOCALES.map((locale) => (
              <ItemText key={locale} {...props} name={name} field={field} locale={locale} />
            ))}
          </Pair>
        ))}
      {!isTimed && parts}
    </Flex>
  );
}

/** Two fields beside each other where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid gap="4" columns={{ base: 1, md: 2 }}>
      {children}
    </SimpleGrid>
  );
}

interface PartProps extends Omit<ItemProps, 'fields'> {
  name: string;
  field: Field;
  label?: string;
  locale?: Locale;
}

function ItemPart({ name, field, label, locale, item, error, onChange }: PartProps) {
  const message = useMessage();
  const labelOf = useLabel();
  const code = error(name);
  return (
    <SimpleControl
      // The names of controls are those of fields, by which the editor finds them.
      name=""
      field={field}
      label={label ?? labelOf(field.label)}
      note={field.note && labelOf(field.note)}
      required={isRequired(field)}
      error={code === undefined ? undefined : message(code)}
      locale={locale}
      value={item[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function ItemText({ name, locale, ...props }: PartProps & { locale: Locale }) {
  const labelOf = useLabel();
  const label = useFieldTitle()(labelOf(props.field.label), locale);
  return <ItemPart {...props} name={fieldIn(locale, name)} label={label} locale={locale} />;
}

/** An item that is one line of text; its number is its label. */
export function OneFieldItem({ fields, label, item, error, onChange }: ItemProps & { label: string }) {
  const message = useMessage();
  const [name = ''] = Object.keys(fields);
  const code = error(name);
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={code !== undefined}
        value={String(item[name])}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      {code !== undefined && <FieldError>{message(code)}</FieldError>}
    </>
  );
}
