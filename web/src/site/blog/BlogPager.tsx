import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { LinkButton } from '../../shared/ui/LinkButton';

interface BlogPagerProps {
  newer: string | null;
  older: string | null;
}

export function BlogPager({ newer, older }: BlogPagerProps) {
  const { t } = useTranslation('blog');
  if (newer === null && older === null) return null;
  return (
    <chakra.nav aria-label={t('pages.label')} mt="12" display="flex" flexWrap="wrap" gap="4">
      {newer !== null && (
        <LinkButton to={newer} rel="prev" variant="outline" px={{ base: '4', sm: '6' }}>
          <LuArrowLeft aria-hidden="true" />
          {t('pages.newer')}
        </LinkButton>
      )}
      {older !== null && (
        <LinkButton to={older} rel="next" variant="outline" px={{ base: '4', sm: '6' }} ml="auto">
          {t('pages.older')}
          <LuArrowRight aria-hidden="true" />
        </LinkButton>
      )}
    </chakra.nav>
  );
}
