import { chakra } from '@chakra-ui/react';
import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { LuX } from 'react-icons/lu';
import {
  dismissToast,
  TOAST_ACTION_DURATION_MS,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  toastStore,
} from './toast';

const Viewport = chakra(RadixToast.Viewport, {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    // Pages with a fixed bar at the bottom set this variable to the bar's height.
    bottom: 'var(--bottom-bar-height, 0px)',
    right: '0',
    w: 'full',
    maxW: '26rem',
    p: { base: '4', md: '6' },
    listStyle: 'none',
    outline: 'none',
  },
});

const Root = chakra(RadixToast.Root, {
  base: {
    position: 'relative',
    pl: '5',
    pr: '14',
    py: '4',
    borderRadius: 'lg',
    boxShadow: 'raised',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    // Makes the dark toast stand out from dark backgrounds.
    outline: '1.5px solid',
    outlineColor: { base: 'bg', _dark: 'border' },
    animation: 'slide-in 200ms ease-out',
    _motionReduce: { animation: 'none' },
    "&[data-swipe='move']": { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    "&[data-swipe='cancel']": { transform: 'translateX(0)', transition: 'transform 200ms ease-out' },
    "&[data-swipe='end']": { opacity: '0' },
  },
  variants: { variant: { default: {}, destructive: { bg: 'bg.destructive', color: 'fg.inverted' } } },
});

const Close = chakra(RadixToast.Close, {
  base: {
    position: 'absolute',
    top: '2',
    right: '2',
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid currentColor', outlineOffset: '-4px' },
  },
});

const Action = chakra(RadixToast.Action, {
  base: {
    display: 'block',
    minH: '11',
    minW: '11',
    mb: '-2',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
});

/** Shows the current notification. Swiping right closes it, and F8 focuses it. */
export function Toaster({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      label={regionLabel}
    >
      {toast && (
        <Root
          key={toast.id}
          variant={toast.variant}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          duration={toast.action ? TOAST_ACTION_DURATION_MS : TOAST_DURATION_MS}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <RadixToast.Title asChild>
            <chakra.p fontFamily="heading" fontWeight="semibold">
              {toast.title}
            </chakra.p>
          </RadixToast.Title>
          {toast.description && (
            <RadixToast.Description asChild>
              <chakra.p textStyle="small" mt="1">
                {toast.description}
              </chakra.p>
            </RadixToast.Description>
          )}
          {toast.action && (
            <Action altText={toast.action.label} onClick={toast.action.onClick}>
              {toast.action.label}
            </Action>
          )}
          <Close aria-label={closeLabel}>
            <LuX aria-hidden="true" />
          </Close>
        </Root>
      )}
      <Viewport hotkey={[TOAST_HOTKEY]} label={`${regionLabel} ({hotkey})`} />
    </RadixToast.Provider>
  );
}
