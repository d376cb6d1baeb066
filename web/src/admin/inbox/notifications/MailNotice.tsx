import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LuMailWarning } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useMailStatus } from './mail';

/**
 * Renders a warning above the inbox if messages aren't delivered by email. Renders nothing if messages are
 * delivered or the status is unknown.
 */
export function MailNotice() {
  const { t } = useTranslation('adminContact');
  const { data } = useMailStatus();
  if (!data || (data.isConfigured && data.delayedSince === null && data.givenUp === 0)) return null;
  return (
    <chakra.p display="flex" alignItems="center" gap="3" mb="5" textStyle="note">
      <chakra.span flexShrink="0" color="accent.text">
        <LuMailWarning size="20" aria-hidden="true" />
      </chakra.span>
      <span>
        {t(data.isConfigured ? 'mail.problem' : 'mail.offShort')}{' '}
        <chakra.a asChild display="inline-block" py="2" color="accent.text">
          <Link to={ADMIN_PAGES.mailSettings}>{t('mail.more')}</Link>
        </chakra.a>
      </span>
    </chakra.p>
  );
}
