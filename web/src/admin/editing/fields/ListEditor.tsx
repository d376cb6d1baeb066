import { Button, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus, LuTrash2 } from 'react-icons/lu';
import { showToast } from '../../../shared/ui/toast';
import { MoveButtons } from '../../ui/MoveButtons';
import { SmallIconButton } from '../../ui/SmallIconButton';
import { useMoves } from '../../ui/useMoves';

interface ListEditorProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  create: () => Item;
  addLabel: string;
  /** Returns the name of an item, such as its question. */
  nameOf: (item: Item, index: number) => string;
  /** Whether an item is a single line with its buttons beside it. */
  isCompact?: boolean;
  /** Renders an item. `change` updates the item and inserts the `following` items after it. */
  renderItem: (
    item: Item,
    change: (changes: Partial<Item>, following?: readonly Item[]) => void,
    index: number,
  ) => ReactNode;
}

/** The style of the card around an item that has more than one line. */
const CARD = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  px: { base: '3', md: '4' },
  pb: '4',
  pt: '1',
} as const;

/** Selects the control to focus in an item that was added or restored, or whose neighbor was removed. */
const FIRST_CONTROL = 'input, textarea, button';

/** Lets the owner add, reorder and remove items. Announces each move and keeps the moved item focused. */
export function ListEditor<Item extends object>({
  items,
  onChange,
  create,
  addLabel,
  nameOf,
  isCompact = false,
  renderItem,
}: ListEditorProps<Item>) {
  const { t } = useTranslation('adminFields');
  const addButton = useRef<HTMLButtonElement>(null);
  const { list, news, placeOf, focusIn } = useMoves({
    items,
    onMove: onChange,
    newsOf: (item, place, from) => t('item.moved', { name: nameOf(item, from), place, count: items.length }),
  });
  // A toast's undo button outlives the render that created it, so the button needs the latest items.
  const latest = useRef({ items, onChange });
  useEffect(() => {
    latest.current = { items, onChange };
  });

  function remove(index: number): void {
    const item = items[index];
    if (!item) return;
    onChange(items.filter((_, each) => each !== index));
    const undo = () => {
      const { items: now, onChange: change } = latest.current;
      change([...now.slice(0, index), item, ...now.slice(index)]);
      focusIn(index, FIRST_CONTROL);
    };
    showToast({
      title: t('item.removed', { name: nameOf(item, index) }),
      action: { label: t('undo'), onClick: undo },
    });
    if (items.length > 1) focusIn(Math.min(index, items.length - 2), FIRST_CONTROL);
    else addButton.current?.focus();
  }

  return (
    <>
      {items.length > 0 && (
        <chakra.ol ref={list} display="flex" flexDirection="column" gap={isCompact ? '2' : '4'} mb="4">
          {items.map((item, index) => {
            const label = nameOf(item, index);
            const change = (changes: Partial<Item>, following: readonly Item[] = []) => {
              onChange([
                ...items.slice(0, index),
                { ...item, ...changes },
                ...following,
                ...items.slice(index + 1),
              ]);
              if (following.length > 0) focusIn(index + following.length, FIRST_CONTROL);
            };
            const content = renderItem(item, change, index);
            return (
              // Items have no ids, so their indexes are the keys.
              <chakra.li key={index} minW="0" {...(!isCompact && CARD)}>
                <div {...(!isCompact && { role: 'group', 'aria-label': label })}>
                  <Flex align="center" gap={isCompact ? '1' : '2'} {...(!isCompact && { mb: '1', mr: '-2' })}>
                    <chakra.div flex="1" minW="0" overflowWrap="anywhere">
                      {isCompact ? (
                        content
                      ) : (
                        <chakra.p fontFamily="heading" fontWeight="semibold">
                          {label}
                        </chakra.p>
                      )}
                    </chakra.div>
                    <MoveButtons {...placeOf(item, index)} label={(to) => t(`item.${to}`, { name: label })} />
                    <SmallIconButton
                      aria-label={t('item.remove', { name: label })}
                      onClick={() => remove(index)}
                    >
                      <LuTrash2 size="18" aria-hidden="true" />
                    </SmallIconButton>
                  </Flex>
                  {!isCompact && content}
                </div>
              </chakra.li>
            );
          })}
        </chakra.ol>
      )}
      <Button
        ref={addButton}
        variant="outline"
        size="sm"
        onClick={() => {
          onChange([...items, create()]);
          focusIn(items.length, 'input, textarea, [aria-pressed]');
        }}
      >
        <LuPlus size="18" aria-hidden="true" />
        {addLabel}
      </Button>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
