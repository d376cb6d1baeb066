import { Button, type ButtonProps } from '@chakra-ui/react';

/** An icon-only button, one of several beside an item. It needs an `aria-label`. */
export const SmallIconButton = (props: ButtonProps) => (
  <Button variant="ghost" size="sm" px="0" w="11" flexShrink="0" {...props} />
);
