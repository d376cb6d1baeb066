import { deviceOf } from '@app/domain/general/user-agent';

/**
 * `needsHomeScreen` means that the site must be added to the home screen first. iPhones and iPads require
 * this for notifications.
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
  // iPads identify as Macs, which have no touch screens.
  const { system } = deviceOf(navigator.userAgent);
  const isPhone =
    system === 'iPhone' || system === 'iPad' || (system === 'Mac' && navigator.maxTouchPoints > 1);
  return isPhone && !matchMedia('(display-mode: standalone)').matches ? 'needsHomeScreen' : 'unsupported';
}
