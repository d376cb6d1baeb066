import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageWidth } from '../../shared/ui/Section';
import { useHasStayed } from '../app/PublicRouter';

/** Says that the page which the visitor wanted could not be opened. The page with the link stays as it is. */
export function UnopenedPageNotice() {
  const { t } = useTranslation();
  if (!useHasStayed()) return null;
  return (
    <chakra.div role="alert" bg="bg.inverted" color="fg.inverted" textStyle="small" py="3">
      <PageWidth>{t('nav.failed')}</PageWidth>
    </chakra.div>
  );
}
