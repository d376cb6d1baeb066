import { Flex, chakra } from '@chakra-ui/react';
import type { MailSettings } from '@app/domain/notifications/mail';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';
import { useSaveMailSettings } from './mail';

/** Lets the owner choose the language of notifications about messages, both by email and on devices. */
export function NoticeLanguage({ settings: { language, confirmToVisitors } }: { settings: MailSettings }) {
  const { t } = useTranslation('adminContact');
  const save = useSaveMailSettings();
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <chakra.span fontWeight="semibold">{t('mail.language')}</chakra.span>
      <LanguageChoice
        label={t('mail.language')}
        value={language}
        onChange={(chosen) => save({ language: chosen, confirmToVisitors })}
      />
    </Flex>
  );
}
