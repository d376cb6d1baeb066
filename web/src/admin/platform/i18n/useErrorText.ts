import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { isOffline, isOtherVersion } from '../data/failures';

/**
 * Returns a function that tells the owner about an error in her language: what the server says, without the number of the status, which tells
 * her nothing.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['admin', 'messages']);
  return (error) => {
    if (isOffline(error)) return t('unreachable');
    if (isOtherVersion(error)) return t('messages:api.otherVersion');
    if (error instanceof ApiError) return error.reason || t('noReason');
    // Only plain errors have a text for her: those of other types come from bugs, and from the browser.
    return error instanceof Error && error.name === 'Error' ? error.message : t('unexpected');
  };
}
