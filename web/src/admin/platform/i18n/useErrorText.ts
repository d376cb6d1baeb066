import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';

/** Whether `fetch` was rejected because the network failed (`TypeError`) or the request was aborted or timed out (`DOMException`). */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException;

/**
 * Returns a function that tells the owner about an error in her language: what the server says, without the number of the status, which tells
 * her nothing.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  return (error) => {
    if (isNetworkError(error)) return t('unreachable');
    if (error instanceof ApiError) return error.reason || t('noReason');
    return error instanceof Error ? error.message : t('noReason');
  };
}
