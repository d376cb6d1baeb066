import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';

/** Whether `fetch` was rejected because the network failed (`TypeError`) or the request was aborted or timed out (`DOMException`). */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException;

/** Returns a function that maps an error to a message: that of the error, or one in the owner's language where nothing answered or no reason was given. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation('admin');
  return (error) => {
    if (isNetworkError(error)) return t('unreachable');
    return error instanceof ApiError && error.reason === ''
      ? `${error.status}: ${t('noReason')}`
      : error.message;
  };
}
