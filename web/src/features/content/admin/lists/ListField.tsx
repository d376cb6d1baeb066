import { Button, chakra, Input } from '@chakra-ui/react';
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { AREA_GROUPS, WEEKDAYS, type AreaGroup } from '@perro-wisdom/domain/content/facts';
import { LOCALES, otherLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../platform/editing/session/EditorField';
import { FieldTranslation } from '../../../../platform/editing/translation/FieldTranslation';
import { useAdminLocale } from '../../../../platform/i18n/adminLanguage';
import { useMessage } from '../../../../platform/i18n/useMessage';
import { Field, FieldError } from '../../../../ui/Field';
import { GrowingTextarea } from '../../../../ui/GrowingTextarea';
import type { ContentDefinition, Item } from '../contentDefinition';
import { sessionHooks, type AnyValues } from '../../../../platform/editing/session/useEditorSession';
import type { ContentCopy } from '@perro-wisdom/domain/content/kinds';
import { useLabels } from '../labels';
import { ListEditor } from './ListEditor';

const { useSession, useSessionState, useValue } = sessionHooks<AnyValues, ContentCopy>();

/** How the items of a list are edited: their texts in both languages with the rows of their controls, and their other parts. */
const LISTS: Record<string, { texts: Record<string, number>; parts?: readonly string[] }> = {
  questions: { texts: { question: 1, answer: 4 } },
  steps: { texts: { title: 1, text: 3 } },
  credentials: { texts: { name: 1, detail: 2 }, parts: ['badge'] },
  closures: { texts: { name: 1 }, parts: ['from', 'to'] },
  hours: { texts: {}, parts: ['days', 'opens', 'closes'] },
};

const textOf = (item: Item, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value : '';
};

/** A list of a piece: opening hours, questions with their answers, towns. */
export function ListField({
  name,
  definition,
  note,
}: {
  name: string;
  definition: ContentDefinition;
  note: string | undefined;
}) {
  const { t } = useTranslation('adminContent');
  const labelOf = useLabels();
  const message = useMessage();
  const nameOf = useItemName(name);
  const id = useId();
  const session = useSession();
  const items = useValue(name) as readonly Item[];
  const error = useSessionState((state) => state.errors[name]);
  const errors = useMemo(
    () =>
      error === undefined
        ? new Map<string, string>()
        : definition.errorsInList(name, session.getState().values),
    // The items, too: each change of one may correct it.
    [definition, error, items, name, session], // eslint-disable-line react-hooks/exhaustive-deps
  );
  const change = (next: Item[]) => session.edit({ [name]: next });
  return (
    <FieldFrame name={name}>
      <chakra.div role="group" aria-labelledby={id}>
        <chakra.p id={id} fontWeight="semibold" mb={note === undefined ? '3' : '0'}>
          {labelOf(name)}
        </chakra.p>
        {note !== undefined && (
          <chakra.p mb="3" textStyle="small" color="fg.muted">
            {note}
          </chakra.p>
        )}
        {/* Unless it is shown at an item. */}
        {error !== undefined && errors.size === 0 && (
          <chakra.p mb="3" textStyle="small" color="fg.error" fontWeight="medium">
            {message(error)}
          </chakra.p>
        )}
        {name === 'areas' ? (
          <Towns items={items} errors={errors} onChange={change} />
        ) : (
          <ListEditor<Item>
            items={items}
            onChange={change}
            create={() => definition.emptyItem(name)}
            addLabel={t(`add.${name as 'hours'}`)}
            nameOf={nameOf}
            renderItem={(item, changeItem, index) => (
              <ItemFields
                list={name}
                item={item}
                error={(part) => errors.get(`[${index}].${part}`)}
                onChange={changeItem}
              />
            )}
          />
        )}
      </chakra.div>
    </FieldFrame>
  );
}

/** Returns a function that names an item of a list by its first text or its days, or by its number while these are empty. */
function useItemName(list: string): (item: Item, index: number) => string {
  const { t } = useTranslation('adminContent');
  const locale = useAdminLocale();
  const words = (item: Item): string => {
    if (list === 'hours') {
      const days = Array.isArray(item.days) ? item.days : [];
      return WEEKDAYS.filter((day) => days.includes(day))
        .map((day) => t(`day.${day}`))
        .join(', ');
    }
    const [first = ''] = Object.keys(LISTS[list]?.texts ?? {});
    return textOf(item, fieldIn(locale, first)) || textOf(item, fieldIn(otherLocale(locale), first));
  };
  return (item, index) => words(item) || t(`item.${list as 'hours'}`, { number: index + 1 });
}

interface ItemFieldsProps {
  list: string;
  item: Item;
  /** Returns the message code of the error in a part of the item. */
  error: (part: string) => string | undefined;
  onChange: (changes: Item) => void;
}

function ItemFields({ list, item, error, onChange }: ItemFieldsProps) {
  const layout = LISTS[list];
  if (!layout) return null;
  const parts = (layout.parts ?? []).map((part) => (
    <ItemPart key={part} part={part} item={item} error={error(part)} onChange={onChange} />
  ));
  const isTimed = list === 'hours' || list === 'closures';
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {isTimed && <Pair>{parts}</Pair>}
      {Object.entries(layout.texts).map(([field, rows]) => (
        <Pair key={field}>
          {LOCALES.map((locale) => (
            <ItemText
              key={locale}
              list={list}
              field={field}
              locale={locale}
              rows={rows}
              item={item}
              error={error(fieldIn(locale, field))}
              onChange={onChange}
            />
          ))}
        </Pair>
      ))}
      {!isTimed && parts}
    </chakra.div>
  );
}

/** Two fields beside each other where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </chakra.div>
  );
}

interface ItemTextProps extends Omit<ItemFieldsProps, 'error'> {
  field: string;
  locale: Locale;
  rows: number;
  error: string | undefined;
}

function ItemText({ list, field, locale, rows, item, error, onChange }: ItemTextProps) {
  const { t } = useTranslation(['adminContent', 'adminEditor']);
  const message = useMessage();
  const labelOf = useLabels();
  const name = fieldIn(locale, field);
  const label = t('item.fieldIn', {
    field: labelOf(field, list),
    language: t(`adminEditor:language.${locale}`),
  });
  const control = {
    lang: locale,
    value: textOf(item, name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  };
  return (
    <div>
      <Field label={label} error={error === undefined ? undefined : message(error)}>
        {(props) =>
          rows > 1 ? (
            <GrowingTextarea {...props} {...control} rows={rows} />
          ) : (
            <Input {...props} {...control} />
          )
        }
      </Field>
      {/* An item has no marks for suggestions: what is filled in counts as read. */}
      <FieldTranslation
        label={label}
        locale={locale}
        source={textOf(item, fieldIn(otherLocale(locale), field))}
        value={textOf(item, name)}
        isSuggested={false}
        onFill={(text) => onChange({ [name]: text })}
        onConfirm={() => undefined}
      />
    </div>
  );
}

interface ItemPartProps {
  part: string;
  item: Item;
  error: string | undefined;
  onChange: (changes: Item) => void;
}

const INPUT_TYPES: Record<string, string> = { opens: 'time', closes: 'time', from: 'date', to: 'date' };

function ItemPart({ part, item, error, onChange }: ItemPartProps) {
  const message = useMessage();
  const labelOf = useLabels();
  if (part === 'days') return <Days item={item} error={error} onChange={onChange} />;
  return (
    <Field label={labelOf(part)} error={error === undefined ? undefined : message(error)}>
      {(props) => (
        <Input
          {...props}
          type={INPUT_TYPES[part] ?? 'text'}
          value={textOf(item, part)}
          onChange={({ target }) => onChange({ [part]: target.value })}
        />
      )}
    </Field>
  );
}

/** The days of the week as buttons that are on or off. */
function Days({ item, error, onChange }: Omit<ItemPartProps, 'part'>) {
  const { t } = useTranslation('adminContent');
  const message = useMessage();
  const labelOf = useLabels();
  const id = useId();
  const chosen: unknown[] = Array.isArray(item.days) ? item.days : [];
  return (
    <chakra.div role="group" aria-labelledby={id} gridColumn={{ md: '1 / -1' }}>
      <chakra.p id={id} fontWeight="semibold" mb="2">
        {labelOf('days')}
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
                onChange({ days: WEEKDAYS.filter((each) => (each === day ? !isOn : chosen.includes(each))) })
              }
            >
              {t(`day.${day}`)}
            </Button>
          );
        })}
      </chakra.div>
      {error !== undefined && <FieldError>{message(error)}</FieldError>}
    </chakra.div>
  );
}

interface TownsProps {
  items: readonly Item[];
  errors: ReadonlyMap<string, string>;
  onChange: (items: Item[]) => void;
}

/** The towns served, in the groups in which the contact page lists them. */
function Towns({ items, errors, onChange }: TownsProps) {
  const { t } = useTranslation('adminContent');
  const message = useMessage();
  const inGroup = (group: AreaGroup) => items.filter((item) => item.group === group);
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {AREA_GROUPS.map((group) => (
        <chakra.div key={group} role="group" aria-label={t(`group.${group}`)} minW="0">
          <chakra.p textStyle="small" color="fg.muted" mb="2">
            {t(`group.${group}`)}
          </chakra.p>
          <ListEditor<Item>
            isCompact
            items={inGroup(group)}
            onChange={(changed) =>
              onChange(AREA_GROUPS.flatMap((each) => (each === group ? changed : inGroup(each))))
            }
            create={() => ({ name: '', group })}
            addLabel={t('add.areas')}
            nameOf={(item, index) => textOf(item, 'name') || t('town', { number: index + 1 })}
            renderItem={(item, change, index) => {
              const error = errors.get(`[${items.indexOf(item)}].name`);
              return (
                <>
                  <Input
                    aria-label={t('town', { number: index + 1 })}
                    aria-invalid={error !== undefined}
                    value={textOf(item, 'name')}
                    onChange={({ target }) => change({ name: target.value })}
                  />
                  {error !== undefined && <FieldError>{message(error)}</FieldError>}
                </>
              );
            }}
          />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
