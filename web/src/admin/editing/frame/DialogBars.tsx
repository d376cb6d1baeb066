/** Renders the header and footer of large dialogs. Both remain visible while the content scrolls. */
import { Button, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { LuX } from 'react-icons/lu';
import { DialogTitle } from '../../../shared/ui/Dialog';
import { Bar } from '../../ui/Bar';

interface DialogHeaderProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  back?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

export function DialogHeader({ title, titleRef, back, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <Bar position="sticky" top="0" zIndex="header" px={{ base: '4', md: '6' }} borderBottomWidth="1px">
      <Flex align="center" gap="2" minW="0">
        {back}
        <DialogTitle ref={titleRef} tabIndex={-1} outline="none" textStyle="eyebrow">
          {title}
        </DialogTitle>
      </Flex>
      <Button variant="ghost" p="0" aria-label={closeLabel} onClick={onClose}>
        <LuX size="22" aria-hidden="true" />
      </Button>
    </Bar>
  );
}

export const DialogFooter = (props: HTMLChakraProps<'div'>) => (
  <Bar
    position="sticky"
    bottom="0"
    zIndex="header"
    flexWrap="wrap"
    px={{ base: '5', md: '8' }}
    bg="bg.card"
    borderTopWidth="1px"
    {...props}
  />
);
