import { chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { SPAM_THRESHOLD } from '@app/domain/inbox/spam';
import { REGION_TAGS } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';

/** Explains a message's spam signals and score. Renders nothing if the message has no signals. */
export function SpamReasons({ spam }: Pick<ContactSubmission, 'spam'>) {
  const { t } = useTranslation('adminContact');
  const locale = useAdminLocale();
  if (spam.signs.length === 0) return null;
  const format = new Intl.NumberFormat(REGION_TAGS[locale], { maximumFractionDigits: 1 });
  return (
    <chakra.div textStyle="note" maxW="prose">
      <chakra.p fontWeight="semibold">{t('spam.title')}</chakra.p>
      <chakra.ul pl="5" listStyleType="disc">
        {spam.signs.map((sign) => (
          <li key={sign}>{t(`spam.${sign}`)}</li>
        ))}
      </chakra.ul>
      <p>{t('spam.score', { score: format.format(spam.score), threshold: format.format(SPAM_THRESHOLD) })}</p>
    </chakra.div>
  );
}
