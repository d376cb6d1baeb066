import { chakra } from '@chakra-ui/react';
import { pagePath } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../platform/components/NotFound';
import { useLocale } from '../../shared/i18n/useLocale';
import { LinkButton } from '../../shared/ui/LinkButton';

export function Component() {
  const { t } = useTranslation(['messages', 'common']);
  const locale = useLocale();
  return (
    <NotFound title={t('notFound.title')} detail={t('notFound.detail')}>
      <LinkButton to={pagePath('home', locale)}>{t('common:nav.home')}</LinkButton>
      <chakra.p textStyle="note" mt="8">
        {t('notFound.question')}
      </chakra.p>
    </NotFound>
  );
}
