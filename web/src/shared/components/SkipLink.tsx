import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const CONTENT = 'content';

/**
 * The page's first tab stop. It skips the menus and focuses `<main id="content">` without changing the URL.
 */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <chakra.a
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
      position="fixed"
      top="2"
      left="2"
      zIndex="skipLink"
      px="5"
      py="3"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="full"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {t('skip')}
    </chakra.a>
  );
}
