import { deviceOf } from '@app/domain/general/user-agent';

/** `needsHomeScreen`: iPhones and iPads offer notifications only to sites that were added to the home screen. */
export type PushSupport = 'supported' | 'needsHomeScreen' | 'unsupported';

export function pushSupport(): PushSupport {
  if (
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
    return 'supported';
  // iPads call themselves Macs, which have no touch screens.
  const { system } = deviceOf(navigator.userAgent);
  const isPhone =
    system === 'iPhone' || system === 'iPad' || (system === 'Mac' && navigator.maxTouchPoints > 1);
  return isPhone && !matchMedia('(display-mode: standalone)').matches ? 'needsHomeScreen' : 'unsupported';
}
