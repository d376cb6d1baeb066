import { Button, chakra } from '@chakra-ui/react';
import type { BlogPost } from '@perro-wisdom/domain/blog';
import { localize, type Locale } from '@perro-wisdom/domain/locale';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { LanguageChoice } from '../../../platform/i18n/LanguageChoice';
import { Bar } from '../../../ui/Bar';
import { Dialog } from '../../../ui/Dialog';
import { PostBody } from '../PostBody';
import { PostHeader, PostPicture } from '../PostHeader';
import { PostTags } from '../PostTags';

interface PostPreviewProps {
  /** The post with the current values; null closes the preview. */
  post: BlogPost | null;
  initialLocale: Locale;
  onClose: () => void;
}

/** A dialog that shows the post as visitors would see it, in either language. */
export function PostPreview({ post, initialLocale, onClose }: PostPreviewProps) {
  const titleId = useId();
  return (
    <Dialog open={post !== null} onClose={onClose} size="large" aria-labelledby={titleId}>
      {post && <Preview post={post} initialLocale={initialLocale} titleId={titleId} onClose={onClose} />}
    </Dialog>
  );
}

interface PreviewProps {
  post: BlogPost;
  initialLocale: Locale;
  titleId: string;
  onClose: () => void;
}

function Preview({ post, initialLocale, titleId, onClose }: PreviewProps) {
  const { t } = useTranslation('adminBlog');
  const [locale, setLocale] = useState(initialLocale);
  return (
    <>
      <Bar as="header" position="sticky" top="0" zIndex="header" px={{ base: '4', md: '6' }} borderBottomWidth="1px">
        <chakra.h2 id={titleId} textStyle="eyebrow">
          {t('preview.title')}
        </chakra.h2>
        <chakra.div display="flex" alignItems="center" gap="2">
          <LanguageChoice label={t('preview.language')} value={locale} onChange={setLocale} />
          <Button variant="ghost" p="0" aria-label={t('preview.close')} onClick={onClose}>
            <LuX size="22" aria-hidden="true" />
          </Button>
        </chakra.div>
      </Bar>
      {/* Links are disabled: following one would leave the editor. */}
      <chakra.article
        lang={locale}
        bg="bg"
        px={{ base: '5', md: '8' }}
        py={{ base: '8', md: '12' }}
        onClickCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <PostHeader post={post} locale={locale} />
        <PostPicture post={post} locale={locale} />
        <chakra.div maxW="prose" mx="auto" mt={{ base: '8', md: '12' }}>
          <PostBody html={localize(post, 'content', locale)} />
          <chakra.div mt="12">
            <PostTags tags={post.tags} locale={locale} />
          </chakra.div>
        </chakra.div>
      </chakra.article>
    </>
  );
}
