import { useTranslation } from 'react-i18next';

/** What `fetch` rejects with when nothing answers, or not in time. */
const isNoAnswer = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException;

/** Says what went wrong: the server's answer as it is; where there was none, that, instead of the browser's own words. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation('admin');
  return (error) => (isNoAnswer(error) ? t('unreachable') : error.message);
}
