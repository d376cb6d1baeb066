import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Languages } from '@app/domain/fields/languages';
import { Head } from '../platform/head/Head';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../../shared/ui/Section';
import { Skeleton } from '../../shared/ui/Skeleton';

interface ListFrameProps {
  /**
   * The page's title, or undefined while it loads. Until then, the page shows a placeholder that can already
   * receive focus.
   */
  title: string | undefined;
  headTitle?: string | undefined;
  intro?: string;
  index?: boolean;
  languages?: Languages | undefined;
  children: ReactNode;
}

/** The layout for lists of posts: the posts in a category, with a tag, or on a numbered page. */
export function ListFrame({
  title,
  headTitle = title,
  intro,
  index = true,
  languages,
  children,
}: ListFrameProps) {
  const { t } = useTranslation('blog');
  const placeholder = (
    <>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Skeleton h="0.85em" w="9em" maxW="full" />
    </>
  );
  return (
    <>
      <Head
        title={headTitle ?? t('head.title')}
        description={
          headTitle === undefined
            ? t('head.description')
            : t('head.listDescription', { what: headTitle, blogName: t('name') })
        }
        index={index}
        languages={languages}
      />
      <PageHeader eyebrow={t('name')} title={title ?? placeholder} intro={intro} />
      <Section pt={{ base: '8', md: '10', lg: '12' }}>{children}</Section>
    </>
  );
}
