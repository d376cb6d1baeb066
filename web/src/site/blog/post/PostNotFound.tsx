import { Button, Flex } from '@chakra-ui/react';
import { pagePath } from '@app/domain/general/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../../shared/browser/focus';
import { NotFound } from '../../platform/components/NotFound';
import { useLocale } from '../../../shared/i18n/useLocale';
import { LinkButton } from '../../../shared/ui/LinkButton';

/** Shown when a post does not exist or, with `retry`, when it could not be loaded. */
export function PostNotFound({ retry }: { retry?: () => void }) {
  const { t } = useTranslation(['blog', 'common', 'messages']);
  const locale = useLocale();

  // The title that had the focus while the post was loading has been removed.
  useEffect(focusTitle, []);

  return (
    <NotFound
      title={t('messages:blog.postNotFound')}
      detail={t(retry ? 'post.failedDetail' : 'post.notFoundDetail')}
    >
      <Flex align="center" gap="3" flexWrap="wrap">
        {retry && <Button onClick={retry}>{t('common:retry')}</Button>}
        <LinkButton to={pagePath('blog', locale)} variant={retry ? 'outline' : 'solid'}>
          {t('post.back')}
        </LinkButton>
      </Flex>
    </NotFound>
  );
}
