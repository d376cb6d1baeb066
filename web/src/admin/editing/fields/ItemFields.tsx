import { Flex, SimpleGrid } from '@chakra-ui/react';
import type { Field, FieldSet } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { fieldIn, LOCALES, type Locale } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/useMessage';
import { useFieldTitle, useLabel } from './controls';
import { SimpleControl } from './SimpleControl';
import { isRequired } from './values';
import type { Item } from './values';

interface ItemProps {
  item: Item;
  /** Returns the message code of the error in a part of the item. */
  error: (part: string) => string | undefined;
  onChange: (changes: Item) => void;
}

/** The fields of an item of a list, in their order; short ones beside each other where there is room. */
export function ItemFields({ fields, ...props }: ItemProps & { fields: FieldSet }) {
  const entries = Object.entries(fields);
  const isTimed = entries.some(([, { type }]) => type === 'time' || type === 'date');
  const isPaired = ([, field]: [string, Field]) => isTimed && !isLocalized(field);
  return (
    <Flex direction="column" gap="4">
      {isTimed && (
        <Pair>
          {entries.filter(isPaired).map(([base, field]) => (
            <ItemPart key={base} {...props} base={base} field={field} />
          ))}
        </Pair>
      )}
      {entries
        .filter((entry) => !isPaired(entry))
        .map(([base, field]) =>
          isLocalized(field) ? (
            <Pair key={base}>
              {LOCALES.map((locale) => (
                <ItemPart key={locale} {...props} base={base} field={field} locale={locale} />
              ))}
            </Pair>
          ) : (
            <ItemPart key={base} {...props} base={base} field={field} />
          ),
        )}
    </Flex>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid gap="4" columns={{ base: 1, md: 2 }}>
      {children}
    </SimpleGrid>
  );
}

interface ItemPartProps extends ItemProps {
  /** Its name without a language. */
  base: string;
  field: Field;
  /** Undefined for a field that both languages share. */
  locale?: Locale;
  /** In place of its label, for screen readers only: the number of an item that is one line of text. */
  hiddenLabel?: string;
}

export function ItemPart({ base, field, locale, hiddenLabel, item, error, onChange }: ItemPartProps) {
  const message = useMessage();
  const labelOf = useLabel();
  const titleOf = useFieldTitle();
  const name = locale ? fieldIn(locale, base) : base;
  const code = error(name);
  return (
    <SimpleControl
      // The names of controls are those of fields, by which the editor finds them.
      name=""
      field={field}
      label={hiddenLabel ?? titleOf(labelOf(field.label), locale ?? null)}
      hiddenLabel={hiddenLabel !== undefined}
      note={field.note && labelOf(field.note)}
      required={isRequired(field)}
      error={code === undefined ? undefined : message(code)}
      locale={locale}
      value={item[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}
