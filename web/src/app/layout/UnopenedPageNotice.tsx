import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageWidth } from '../../ui/Section';
import { useUnopenedPage } from '../PublicRouter';

/** Says that the page which the visitor wanted could not be opened, and offers it again. The page with the link stays as it is. */
export function UnopenedPageNotice() {
  const { t } = useTranslation();
  const unopened = useUnopenedPage();
  if (!unopened) return null;
  return (
    <chakra.div role="alert" bg="bg.inverted" color="fg.inverted" textStyle="small" data-screen-only>
      <PageWidth display="flex" flexWrap="wrap" alignItems="center" columnGap="4" py="1">
        <chakra.p flex="1 1 14rem" py="2">
          {t('nav.failed')}
        </chakra.p>
        <chakra.a
          asChild
          display="inline-flex"
          alignItems="center"
          minH="11"
          fontWeight="semibold"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
          _focusVisible={{ outlineColor: 'currentColor', outlineOffset: '-2px' }}
        >
          <Link to={unopened.to} replace={unopened.replaces} state={unopened.to.state as unknown}>
            {t('retry')}
          </Link>
        </chakra.a>
      </PageWidth>
    </chakra.div>
  );
}
