import { Button, type ButtonProps } from '@chakra-ui/react';

/** A compact icon-only button for use beside an item's other actions. It needs an `aria-label`. */
export const SmallIconButton = (props: ButtonProps) => (
  <Button variant="ghost" size="sm" px="0" w="11" flexShrink="0" {...props} />
);
