import type { MessageCode } from '@perro-wisdom/domain/messages/codes';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of a code that a schema reported, in the page's language. A text that is no code is shown as it is. */
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
