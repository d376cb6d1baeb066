/** Which messages this browser has not shown yet: those that came after the newest one of the last visit to the inbox. */
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { keptInBrowser } from '../../../platform/storage';

const STORAGE_KEY = 'adminMessagesSeenUntil';

/** The time of the newest message that was shown, as ISO 8601; empty when none was. */
export const readSeenUntil = (): string => keptInBrowser.read(STORAGE_KEY) ?? '';

/** Suspected spam is nothing that waits to be read. */
export const isUnread = ({ status, createdAt }: ContactSubmission, seenUntil: string): boolean =>
  status !== 'spam' && createdAt > seenUntil;

/** Goes along from one view of the inbox to the other, so that what is new in one is new in both. */
export interface Visit {
  seenUntil: string;
}

const isVisit = (state: unknown): state is Visit =>
  typeof state === 'object' && state !== null && 'seenUntil' in state && typeof state.seenUntil === 'string';

/** What counted as seen when the inbox was opened; from now on, so does everything that it shows. */
export function useSeenUntil(shown: readonly ContactSubmission[] | undefined): string {
  const { state } = useLocation() as Location<unknown>;
  const [seenUntil] = useState(() => (isVisit(state) ? state.seenUntil : readSeenUntil()));
  const newest = shown?.[0]?.createdAt ?? '';
  useEffect(() => {
    if (newest > readSeenUntil()) keptInBrowser.write(STORAGE_KEY, newest);
  }, [newest]);
  return seenUntil;
}
