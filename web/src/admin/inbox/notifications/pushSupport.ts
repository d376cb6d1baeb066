import { deviceOf } from '@app/domain/general/user-agent';

/**
 * The browser's support for push notifications. `needsHomeScreen` means that the site must first be added to
 * the home screen, as iPhones and iPads require.
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
  // iPads identify as Macs, but Macs have no touch screens.
  const { system } = deviceOf(navigator.userAgent);
  const isPhone =
    system === 'iPhone' || system === 'iPad' || (system === 'Mac' && navigator.maxTouchPoints > 1);
  return isPhone && !matchMedia('(display-mode: standalone)').matches ? 'needsHomeScreen' : 'unsupported';
}
