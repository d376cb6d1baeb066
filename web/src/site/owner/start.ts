import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import { safeSessionStorage } from '../../shared/browser/storage';
import { whenSettled } from '../../shared/browser/whenIdle';

/**
 * Loads the links to the editors if the owner has an active session in this tab. Call this once, in the
 * browser.
 */
export function startForOwner(): void {
  if (safeSessionStorage.read(SESSION_FLAG_KEY) === null) return;
  whenSettled(
    () => void import('./editLinks').then(({ startEditLinks }) => startEditLinks()).catch(() => undefined),
  );
}
