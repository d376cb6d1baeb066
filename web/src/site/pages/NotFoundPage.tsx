import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../platform/components/NotFound';
import { PageButton } from '../ui/PageButton';

export function Component() {
  const { t } = useTranslation(['messages', 'common']);
  return (
    <NotFound title={t('notFound.title')} detail={t('notFound.detail')}>
      <PageButton page="home">{t('common:nav.home')}</PageButton>
      <chakra.p textStyle="note" mt="8">
        {t('notFound.question')}
      </chakra.p>
    </NotFound>
  );
}
