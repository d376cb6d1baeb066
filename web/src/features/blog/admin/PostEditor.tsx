import { Grid, chakra } from '@chakra-ui/react';
import { API_PATHS } from '@perro-wisdom/domain/api';
import type { BlogPost } from '@perro-wisdom/domain/blog';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { ADMIN_PAGES, postPath } from '@perro-wisdom/domain/paths';
import { SLUG_MAX_LENGTH } from '@perro-wisdom/domain/slug';
import { FormikProvider } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuExternalLink } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../../../platform/adminLanguage';
import { AdminPage } from '../../../platform/AdminPage';
import { loadLanguage } from '../../../platform/i18n';
import { useImageUpload } from '../../../platform/useImageUpload';
import { useErrorText } from '../../../platform/useErrorText';
import { Card } from '../../../ui/Card';
import { Question } from '../../../ui/Dialog';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { useIsWide } from '../../../ui/useIsWide';
import { DeletePost } from './DeletePost';
import { EditorField } from './EditorField';
import { languageOf, previewOf, TEXT_FIELDS, type TextField } from './editorValues';
import { FeaturedImageField } from './FeaturedImageField';
import { LanguagePane } from './LanguagePane';
import { LanguageTabs } from './LanguageTabs';
import { PostPreview } from './PostPreview';
import { SaveBar } from './SaveBar';
import { usePostForm } from './usePostForm';
import { useUnsavedGuard } from './useUnsavedGuard';

interface PostEditorProps {
  /** Null for a new one. */
  post: BlogPost | null;
  onCreated: (post: BlogPost) => void;
  onDeleted: () => void;
}

/** Writes a post in both languages. */
export function PostEditor({ post, onCreated, onDeleted }: PostEditorProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const id = useId();
  const { formik, restored, tidySlug, discard, save } = usePostForm(post);
  const upload = useImageUpload(API_PATHS.uploadImage);
  const [tab, setTab] = useState<Locale>('en');
  const [failure, setFailure] = useState<Error | null>(null);
  const [preview, setPreview] = useState<BlogPost | null>(null);
  const [saving, setSaving] = useState(false);
  const unsaved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<TextField | null>(null);
  const { values, errors, touched, dirty } = formik;
  const leaving = useUnsavedGuard(dirty, unsaved);
  const paneId = (language: Locale) => `${id}-${language}`;

  // The preview speaks both languages, whichever the owner's area is in.
  useEffect(() => {
    for (const language of LOCALES) void loadLanguage(language).catch(() => undefined);
  }, []);

  // A field in the tab that was hidden can take the focus once its tab is shown.
  useEffect(() => {
    if (toFocus.current === null) return;
    form.current?.querySelector<HTMLElement>(`[name="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  function reveal(field: TextField): void {
    toFocus.current = field;
    setTab(languageOf(field) ?? tab);
  }

  async function submit(): Promise<void> {
    if (upload.isPending) return;
    setFailure(null);
    setSaving(true);
    const answer = await save();
    if (answer.kind === 'busy') return;
    setSaving(false);
    if (answer.kind === 'invalid') reveal(answer.field);
    if (answer.kind === 'failed') {
      setFailure(answer.error);
      showToast({
        variant: 'destructive',
        title: t(post ? 'messages:blog.updateFailedToast' : 'messages:blog.createFailedToast'),
        description: errorText(answer.error),
      });
    }
    if (answer.kind === 'saved') {
      unsaved.current = false;
      showToast({ title: t(post ? 'messages:blog.updated' : 'messages:blog.created') });
      if (!post) onCreated(answer.post);
    }
  }

  const wrong = TEXT_FIELDS.filter((field) => touched[field] && errors[field]);
  const wrongIn = (language: Locale) => wrong.filter((field) => languageOf(field) === language).length;

  function status(): string {
    if (wrong.length > 0) return t('errors.count', { count: wrong.length });
    if (upload.isPending) return t('image.wait');
    if (dirty) return t('unsaved');
    return post ? t('allSaved') : '';
  }

  return (
    <AdminPage
      title={t(post ? 'editor.edit' : 'editor.new')}
      back={
        <chakra.a asChild display="inline-flex" alignItems="center" gap="2" minH="11" color="fg.muted" textDecoration="none">
          <Link to={ADMIN_PAGES.blog}>
            <LuArrowLeft size="18" aria-hidden="true" />
            {t('editor.back')}
          </Link>
        </chakra.a>
      }
      actions={
        post && (
          <>
            {post.published && (
              <LinkButton to={postPath(post.slug, locale)} variant="ghost" size="sm">
                <LuExternalLink size="18" aria-hidden="true" />
                {t('view')}
              </LinkButton>
            )}
            <DeletePost
              post={post}
              onDeleted={() => {
                unsaved.current = false;
                onDeleted();
              }}
            />
          </>
        )
      }
    >
      <FormikProvider value={formik}>
        <chakra.form
          ref={form}
          noValidate
          aria-label={t('editor.label')}
          pb={{ base: '20', lg: '0' }}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void submit();
          }}
        >
          {restored && dirty && (
            <Notice mb="6" title={t('restored')} action={{ label: t('restored.discard'), onClick: discard }}>
              {t('restored.detail')}
            </Notice>
          )}
          {/* The tabs stay in sight as long as what they change does. */}
          <div>
            {!isWide && (
              <LanguageTabs shown={tab} onShow={setTab} paneId={paneId} errors={{ en: wrongIn('en'), es: wrongIn('es') }} />
            )}
            <Grid gap={{ base: '6', xl: '10' }} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
              {LOCALES.map((language) => (
                <LanguagePane
                  key={language}
                  locale={language}
                  id={paneId(language)}
                  asTab={!isWide}
                  shown={isWide || tab === language}
                />
              ))}
            </Grid>
          </div>
          <Card as="section" mt="8" p={{ base: '5', md: '6' }} gap="5" aria-labelledby={`${id}-both`}>
            <chakra.h2 id={`${id}-both`} textStyle="h3">
              {t('editor.both')}
            </chakra.h2>
            <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
              <EditorField
                name="slug"
                label={t('field.slug')}
                required
                maxLength={SLUG_MAX_LENGTH}
                onBlur={tidySlug}
                note={post?.published && values.slug !== post.slug ? t('field.slugChanged') : t('field.slugNote')}
              />
              <EditorField name="tags" label={t('field.tags')} hint={t('field.optional')} note={t('field.tagsNote')} />
            </Grid>
            <FeaturedImageField upload={upload} />
          </Card>
          {failure && (
            <Notice role="alert" mt="6" title={t(post ? 'messages:blog.updateFailed' : 'messages:blog.createFailed')}>
              <p>{errorText(failure)}</p>
              <p>{t('failure.kept')}</p>
            </Notice>
          )}
          <SaveBar
            published={values.published}
            onPublish={(published) => void formik.setFieldValue('published', published)}
            status={status()}
            saving={saving}
            waiting={upload.isPending}
            onSave={() => void submit()}
            onPreview={() => setPreview(previewOf(values))}
          />
        </chakra.form>
      </FormikProvider>
      <PostPreview post={preview} initialLocale={isWide ? locale : tab} onClose={() => setPreview(null)} />
      <Question
        open={leaving.state === 'blocked'}
        question={t('leave.question')}
        yes={t('leave.yes')}
        no={t('leave.no')}
        onYes={() => {
          discard();
          leaving.proceed?.();
        }}
        onNo={() => leaving.reset?.()}
      >
        {t('leave.detail')}
      </Question>
    </AdminPage>
  );
}
