import { chakra } from '@chakra-ui/react';
import { REGION_TAGS } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useAdminLocale } from '../platform/i18n/adminLanguage';

interface RankedListProps {
  /** The items, sorted by descending count. */
  items: readonly { key: string; label: ReactNode; count: number }[];
}

/**
 * A list of names with their counts. Behind each name, a bar shows the count relative to the largest count.
 */
export function RankedList({ items }: RankedListProps) {
  const locale = useAdminLocale();
  const number = new Intl.NumberFormat(REGION_TAGS[locale]);
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <chakra.ol display="grid" gap="1">
      {items.map(({ key, label, count }) => (
        <chakra.li
          key={key}
          position="relative"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          minH="11"
          px="3"
          py="1.5"
        >
          <chakra.span
            aria-hidden="true"
            position="absolute"
            inset="0"
            right="auto"
            bg="bg.subtle"
            borderRadius="sm"
            style={{ width: `${(count / most) * 100}%` }}
          />
          <chakra.span position="relative" minW="0" overflowWrap="anywhere">
            {label}
          </chakra.span>
          <chakra.span position="relative" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {number.format(count)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
