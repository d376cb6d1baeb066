import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

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
      sheet: {
        maxW: { base: 'none', sm: '26rem' },
        w: { base: 'full', sm: 'calc(100% - 2rem)' },
        mb: { base: '0', sm: 'auto' },
        borderRadius: { base: 'var(--pw-radii-lg) var(--pw-radii-lg) 0 0', sm: 'lg' },
      },
    },
  },
  defaultVariants: { size: 'small' },
});

interface DialogProps extends Omit<HTMLChakraProps<'dialog'>, 'open' | 'onClose' | 'children'> {
  open: boolean;
  /** Called when the user closes the dialog, for example with Escape. */
  onClose: () => void;
  size?: 'small' | 'large' | 'sheet';
  children: ReactNode;
}

const TitleId = createContext('');

/** The title of the surrounding dialog. Screen readers announce it as the dialog's name. */
export const DialogTitle = (props: ComponentProps<typeof chakra.h2>) => (
  <chakra.h2 id={use(TitleId)} textStyle="h3" {...props} />
);

/**
 * A native modal `<dialog>`, whose content must include a `DialogTitle`. It is rendered into the body,
 * because forms can't be nested and a form may open a dialog that contains another form.
 */
export function Dialog({ open, onClose, children, ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Defers the content, so that the browser can respond to the tap first. Rendering the content takes up to
  // 0.3 seconds on a phone.
  const isReady = useDeferredValue(open, false);
  const isShown = open && isReady;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Firefox has supported `<dialog>` since version 98. In version 97, the dialog isn't modal.
    if (!('showModal' in dialog)) (dialog as HTMLElement).toggleAttribute('open', isShown);
    else if (isShown) dialog.showModal();
    else dialog.close();
  }, [isShown]);
  return createPortal(
    // `close` is dispatched asynchronously, so the dialog may have been reopened in the meantime. `cancel`,
    // which Escape triggers, is dispatched synchronously. A file input's `cancel` event bubbles and must be
    // ignored.
    <Root
      ref={ref}
      aria-labelledby={titleId}
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={() => isShown && !ref.current?.open && onClose()}
      {...rest}
    >
      {isShown && <TitleId value={titleId}>{children}</TitleId>}
    </Root>,
    document.body,
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether the action is in progress and so can't be started again. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks the user to confirm an irreversible action. Initially focuses the first link in the dialog's content
 * or, if there is none, Cancel. Escape cancels.
 */
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
      {...(children != null && { 'aria-describedby': id })}
    >
      <chakra.div p={{ base: '5', sm: '7' }}>
        <DialogTitle>{title}</DialogTitle>
        {children && (
          <chakra.div id={id} color="fg.muted" mt="3">
            {children}
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="6">
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button onClick={() => !busy && onConfirm()} aria-disabled={busy}>
            {confirmLabel}
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
