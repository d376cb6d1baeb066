/** Notices about content that exists only in the other language, with a link to it. */
import { chakra } from '@chakra-ui/react';
import { onlyLocale } from '@app/domain/content/site-languages';
import { otherLocale, withLocale } from '@app/domain/general/locale';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFacts } from '../../../shared/content/SiteContext';
import { useLocale } from '../../../shared/i18n/useLocale';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { Notice } from '../../../shared/ui/Notice';
import { NotFound } from './NotFound';

function OtherLanguageLink() {
  const { t } = useTranslation();
  const other = otherLocale(useLocale());
  const { pathname } = useLocation();
  return (
    <LinkButton to={withLocale(pathname, other)} lang={other} hrefLang={other}>
      {t('otherLanguage.link')}
    </LinkButton>
  );
}

interface OtherwiseProps {
  /** What to show instead if the site has only one language. */
  otherwise: ReactElement;
}

/** Replaces a list that is empty in the current language. */
export function OtherLanguageNotice({ otherwise }: OtherwiseProps) {
  const { t } = useTranslation();
  if (onlyLocale(useFacts())) return otherwise;
  return (
    <Notice title={t('otherLanguage.title')}>
      <p>{t('otherLanguage.detail')}</p>
      <chakra.div mt="5">
        <OtherLanguageLink />
      </chakra.div>
    </Notice>
  );
}

/** Replaces a page that exists only in the other language. The server responds with a 404. */
export function OnlyInOtherLanguage({ otherwise }: OtherwiseProps) {
  const { t } = useTranslation();
  if (onlyLocale(useFacts())) return otherwise;
  return (
    <NotFound title={t('otherLanguage.title')} detail={t('otherLanguage.detail')}>
      <OtherLanguageLink />
    </NotFound>
  );
}
