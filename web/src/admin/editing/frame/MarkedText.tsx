import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { TextPart } from '../session/textDifference';

interface MarkedTextProps extends HTMLChakraProps<'div'> {
  parts: readonly TextPart[];
  empty: string;
}

export const MarkedText = ({ parts, empty, ...rest }: MarkedTextProps) => (
  <chakra.div mt="1" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" {...rest}>
    {parts.length === 0 && <chakra.em color="fg.muted">{empty}</chakra.em>}
    {parts.map(({ value, differs }, index) =>
      differs ? (
        <chakra.mark key={index} bg="warm.bg" color="warm.fg" borderRadius="sm">
          {value}
        </chakra.mark>
      ) : (
        value
      ),
    )}
  </chakra.div>
);
