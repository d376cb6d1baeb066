import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api';

/** What `fetch` rejects with when nothing answers, or not in time. */
const isNoAnswer = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException;

/** Says what went wrong: the server's answer as it is; where it gave none, or no reason, that, instead of a machine's own words. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation('admin');
  return (error) => {
    if (isNoAnswer(error)) return t('unreachable');
    return error instanceof ApiError && error.serverMessage === null ? `${error.status}: ${t('noReason')}` : error.message;
  };
}
