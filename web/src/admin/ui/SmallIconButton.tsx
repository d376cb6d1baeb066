import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button with an icon alone, one of several beside an item; it needs an `aria-label`. */
export const SmallIconButton = (props: ButtonProps) => (
  <Button variant="ghost" size="sm" px="0" w="11" flexShrink="0" {...props} />
);
