import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../../platform/components/NotFound';
import { PageButton } from '../../ui/PageButton';

/** The page content when a post doesn't exist or, with `retry`, couldn't be loaded. */
export function PostNotFound({ retry }: { retry?: () => void }) {
  const { t } = useTranslation(['blog', 'common', 'messages']);
  return (
    <NotFound
      title={t('messages:blog.postNotFound')}
      detail={t(retry ? 'post.failedDetail' : 'post.notFoundDetail')}
    >
      <Flex align="center" gap="3" flexWrap="wrap">
        {retry && <Button onClick={retry}>{t('common:retry')}</Button>}
        <PageButton page="blog" variant={retry ? 'outline' : 'solid'}>
          {t('post.back')}
        </PageButton>
      </Flex>
    </NotFound>
  );
}
