import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import { whenSettled } from '../../shared/browser/whenIdle';

/** Loads the links to the editors if the owner is logged in in this tab. To be called once, in the browser. */
export function startForOwner(): void {
  try {
    if (sessionStorage.getItem(SESSION_FLAG_KEY) === null) return;
  } catch {
    return;
  }
  whenSettled(
    () => void import('./editLinks').then(({ startEditLinks }) => startEditLinks()).catch(() => undefined),
  );
}
