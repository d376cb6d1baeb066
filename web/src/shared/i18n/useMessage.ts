import type { MessageCode } from '@app/domain/messages/codes';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that translates a schema's message codes into the page's language. Other strings are
 * returned unchanged.
 */
export function useMessage(): (code: string) => string {
  const { t, i18n } = useTranslation('messages');
  return useCallback(
    (code) => {
      const isCode = (text: string): text is MessageCode => i18n.exists(text, { ns: 'messages' });
      return isCode(code) ? t(code) : code;
    },
    [t, i18n],
  );
}
