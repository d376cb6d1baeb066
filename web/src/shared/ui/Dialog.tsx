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
      small: { maxW: '30rem' },
      large: { maxW: '64rem', h: 'calc(var(--screen-height) - 2rem)' },
    },
  },
  defaultVariants: { size: 'small' },
});

interface DialogProps extends Omit<HTMLChakraProps<'dialog'>, 'open' | 'onClose' | 'children'> {
  open: boolean;
  /** Called when the user closes the dialog, for example with Escape. */
  onClose: () => void;
  size?: 'small' | 'large';
  children: ReactNode;
}

/** A native modal `<dialog>`: the browser traps the focus, closes it on Escape and restores the focus afterwards. */
export function Dialog({ open, onClose, children, ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Firefox supports `<dialog>` since version 98; in 97 it is shown non-modal.
    if (!('showModal' in dialog)) (dialog as HTMLElement).toggleAttribute('open', open);
    else if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // `close` is dispatched asynchronously: by then the dialog may have been opened again.
    <Root ref={ref} onClose={() => open && !ref.current?.open && onClose()} {...rest}>
      {open && children}
    </Root>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an irreversible action. Cancel has the initial focus, and Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      {...(children != null && { 'aria-describedby': `${id}-detail` })}
    >
      <chakra.div p={{ base: '5', sm: '7' }}>
        <chakra.h2 id={`${id}-title`} textStyle="h3">
          {title}
        </chakra.h2>
        {children && (
          <chakra.div id={`${id}-detail`} color="fg.muted" mt="3">
            {children}
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="6">
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm} aria-disabled={busy}>
            {confirmLabel}
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
