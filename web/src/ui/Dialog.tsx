import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

const Root = chakra('dialog', {
  base: {
    m: 'auto',
    p: '0',
    w: 'calc(100% - 2rem)',
    maxH: 'calc(var(--screen-height) - 2rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.card',
    color: 'fg',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'raised',
    position: 'fixed',
    inset: '0',
    '&:not([open])': { display: 'none' },
    _backdrop: { bg: 'backdrop', opacity: '0.6' },
  },
  variants: {
    size: {
      question: { maxW: '30rem' },
      page: { maxW: '64rem', h: 'calc(var(--screen-height) - 2rem)' },
    },
  },
  defaultVariants: { size: 'question' },
});

interface DialogProps extends Omit<HTMLChakraProps<'dialog'>, 'open' | 'onClose' | 'children'> {
  open: boolean;
  /** Called when the visitor closes it, as by Escape. */
  onClose: () => void;
  size?: 'question' | 'page';
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, children, ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Firefox has dialogs since 98; in 97 this one shows without being modal.
    if (!('showModal' in dialog)) (dialog as HTMLElement).toggleAttribute('open', open);
    else if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // The event comes a moment after the dialog was closed: by then it may have been opened again.
    <Root ref={ref} onClose={() => open && !ref.current?.open && onClose()} {...rest}>
      {open && children}
    </Root>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  children?: ReactNode;
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that cannot be undone. Escape and the first focus are the safe answer. */
export function ConfirmDialog({ open, question, children, yes, no, busy = false, onYes, onNo }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onNo}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      {...(children != null && { 'aria-describedby': `${id}-detail` })}
    >
      <chakra.div p={{ base: '5', sm: '7' }}>
        <chakra.h2 id={`${id}-question`} textStyle="h3">
          {question}
        </chakra.h2>
        {children && (
          <chakra.div id={`${id}-detail`} color="fg.muted" mt="3">
            {children}
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="6">
          <Button variant="outline" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes} aria-disabled={busy}>
            {yes}
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
