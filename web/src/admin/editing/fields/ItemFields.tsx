import { Button, Flex, SimpleGrid } from '@chakra-ui/react';
import type { Field, FieldSet } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { spanNames, type SpanNames } from '@app/domain/fields/timetable';
import { fieldIn, type Locale } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus, LuX } from 'react-icons/lu';
import { useMessage } from '../../../shared/i18n/useMessage';
import { useSession } from '../session/useEditorSession';
import { useFieldTitle, useLabel } from './controls';
import { SimpleControl } from './SimpleControl';
import { withBreak, withDate, withoutBreak } from './times/times';
import { isRequired, type Item } from './values';

interface ItemProps {
  item: Item;
  /** Returns the error message code for a part of the item, if any. */
  error: (part: string) => string | undefined;
  onChange: (changes: Item) => void;
}

/** Renders the fields of a list item in order. Short fields are paired if there is room. */
export function ItemFields({ fields, ...props }: ItemProps & { fields: FieldSet }) {
  const { item, onChange } = props;
  const { locales } = useSession().definition;
  const entries = Object.entries(fields);
  const [span, again] = spanNames(fields);
  const isHidden = (name: string) => again?.includes(name) && again.every((each) => item[each] === '');
  const isTimed = entries.some(([, { type }]) => type === 'time' || type === 'date');
  const isPaired = ([, field]: [string, Field]) => isTimed && !isLocalized(field);
  return (
    <Flex direction="column" gap="4">
      {isTimed && (
        <Pair>
          {entries
            .filter((entry) => isPaired(entry) && !isHidden(entry[0]))
            .map(([base, field]) => (
              <ItemPart
                key={base}
                {...props}
                base={base}
                field={field}
                onChange={(changes) => onChange(withDate(fields, item, changes))}
              />
            ))}
        </Pair>
      )}
      {span && again && <BreakButton {...props} span={span} again={again} />}
      {entries
        .filter((entry) => !isPaired(entry))
        .map(([base, field]) =>
          isLocalized(field) ? (
            <Pair key={base}>
              {locales.map((locale) => (
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

interface BreakProps extends ItemProps {
  span: SpanNames;
  /** The names of the start and end times after the break. */
  again: SpanNames;
}

/**
 * A button that adds a break to an item's hours or, if there already is one, removes it. Both actions share a
 * button so that it keeps focus.
 */
function BreakButton({ item, span, again, onChange }: BreakProps) {
  const { t } = useTranslation('adminFields');
  const hasBreak = again.some((name) => item[name] !== '');
  const Icon = hasBreak ? LuX : LuPlus;
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onChange(hasBreak ? withoutBreak(item, span, again) : withBreak(item, span, again))}
      >
        <Icon size="18" aria-hidden="true" />
        {t(hasBreak ? 'break.remove' : 'break.add')}
      </Button>
    </div>
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
  /** The name of the field without its language. */
  base: string;
  field: Field;
  /** The language of the field; undefined if both languages share it. */
  locale?: Locale;
  /** A label for screen readers only: the item's number. Used if each item is a single line of text. */
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
      // The parts of an item aren't fields of the draft, so their controls have no name.
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
