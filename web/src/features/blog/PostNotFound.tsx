import { Button, HStack, chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from '../../platform/Head';
import { useNotFoundStatus } from '../../platform/pageStatus';
import { Picture } from '../../platform/Picture';
import { useLocale } from '../../platform/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { Section } from '../../ui/Section';

const PICTURE = '/images/site/not-found-900x700.webp';

/** Stands where a post would be: there is none by this name, or (with `retry`) it could not be loaded. */
export function PostNotFound({ retry }: { retry?: () => void }) {
  const { t } = useTranslation(['blog', 'common', 'messages']);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useNotFoundStatus();
  const title = t('messages:blog.postNotFound');
  const detail = retry ? t('post.failedDetail') : t('post.notFoundDetail');

  // The title that had the focus while the post was loading is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Section>
      <Head locale={locale} title={title} description={detail} index={false} />
      <chakra.div display="grid" gap="10" alignItems="center" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <div>
          <chakra.h1 ref={heading} textStyle="h1" tabIndex={-1}>
            {title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" mt="4">
            {detail}
          </chakra.p>
          <HStack gap="3" mt="8" flexWrap="wrap">
            {retry && <Button onClick={retry}>{t('common:retry')}</Button>}
            <LinkButton to={pagePath('blog', locale)} variant={retry ? 'outline' : 'solid'}>
              {t('post.back')}
            </LinkButton>
          </HStack>
        </div>
        <chakra.div borderRadius="xl" overflow="hidden" aspectRatio="9/7" bg="bg.subtle">
          <Picture src={PICTURE} alt="" sizes="(min-width: 64rem) 34rem, 92vw" priority />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
