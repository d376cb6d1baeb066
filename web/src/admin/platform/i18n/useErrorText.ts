import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { isOffline, isOtherVersion } from '../data/failures';

/**
 * Returns a function that describes an error in the owner's language. It omits the status code, which means
 * nothing to the owner.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['admin', 'messages']);
  return (error) => {
    if (isOffline(error)) return t('unreachable');
    if (isOtherVersion(error)) return t('messages:api.otherVersion');
    if (error instanceof ApiError) return error.reason || t('noReason');
    // Only plain errors have a message for the owner. Errors of other types come from bugs or the browser.
    return error instanceof Error && error.name === 'Error' ? error.message : t('unexpected');
  };
}
