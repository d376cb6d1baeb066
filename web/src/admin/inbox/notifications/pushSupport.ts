import { deviceOf } from '@app/domain/general/user-agent';

/**
 * Whether the browser supports push notifications. `needsHomeScreen` means that it does once the site is on
 * the home screen, as on iPhones and iPads.
 */
export type PushSupport = 'supported' | 'needsHomeScreen' | 'unsupported';

export function pushSupport(): PushSupport {
  if (
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
    return 'supported';
  // iPads claim to be Macs, but Macs don't have touch screens.
  const { system } = deviceOf(navigator.userAgent);
  const isPhone =
    system === 'iPhone' || system === 'iPad' || (system === 'Mac' && navigator.maxTouchPoints > 1);
  return isPhone && !matchMedia('(display-mode: standalone)').matches ? 'needsHomeScreen' : 'unsupported';
}
