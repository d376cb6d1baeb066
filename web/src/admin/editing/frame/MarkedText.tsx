import { chakra } from '@chakra-ui/react';
import type { TextPart } from '../session/textDifference';

interface MarkedTextProps {
  parts: readonly TextPart[];
  empty: string;
}

export function MarkedText({ parts, empty }: MarkedTextProps) {
  if (parts.length === 0) return <chakra.em color="fg.muted">{empty}</chakra.em>;
  return parts.map(({ value, differs }, index) =>
    differs ? (
      <chakra.mark key={index} bg="warm.bg" color="warm.fg" borderRadius="sm">
        {value}
      </chakra.mark>
    ) : (
      value
    ),
  );
}
