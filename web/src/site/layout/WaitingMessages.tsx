import { useEffect, useSyncExternalStore } from 'react';
import { useChunk } from '../../shared/browser/useChunk';
import { waitingFlag } from '../platform/browser/waitingFlag';
import { fetchOnce } from '../../shared/data/fetchOnce';

const notice = fetchOnce(() => import('../inbox/WaitingNotice'));

/**
 * The notice about queued messages. Its code is loaded with the contact form, and whenever there may be
 * queued messages.
 */
export function WaitingMessages() {
  const isWanted = useSyncExternalStore(waitingFlag.subscribe, waitingFlag.get, () => false);
  const { content, state, load } = useChunk(notice, isWanted);
  useEffect(() => {
    if (state !== 'failed') return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [state, load]);
  return content && <content.WaitingNotice />;
}
