import { Grid, chakra } from '@chakra-ui/react';
import { API_PATHS } from '@perro-wisdom/domain/api';
import type { AdminPost, BlogPost } from '@perro-wisdom/domain/blog';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { ADMIN_PAGES, postPath } from '@perro-wisdom/domain/paths';
import { SLUG_MAX_LENGTH } from '@perro-wisdom/domain/slug';
import { FormikProvider } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuExternalLink } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { AdminPage } from '../../../platform/components/AdminPage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { loadLanguage } from '../../../platform/i18n/i18n';
import { useImageUpload } from '../../../platform/pictures/useImageUpload';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/Dialog';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { useIsWide } from '../../../ui/useIsWide';
import { ConflictDialog } from './ConflictDialog';
import { DeletePost } from './DeletePost';
import { EditorField, showsAtOnce } from './EditorField';
import { languageOf, previewOf, TEXT_FIELDS, type TextField } from './editorValues';
import { FeaturedImageField } from './FeaturedImageField';
import { LanguagePane } from './LanguagePane';
import { LanguageTabs } from './LanguageTabs';
import { PostPreview } from './PostPreview';
import { PublicationDate } from './PublicationDate';
import { SaveBar } from './SaveBar';
import type { ClaimedWork } from './unsavedWork';
import { useLeaveGuard } from './useLeaveGuard';
import { usePostForm } from './usePostForm';

interface PostEditorProps {
  /** As it is stored; null for a new one, and for one that was deleted elsewhere while there is unsaved work on it. */
  post: AdminPost | null;
  work: ClaimedWork;
  /** Hears the id under which the post is stored from now on. */
  onStored: (id: string) => void;
  onDeleted: () => void;
}

/** Writes a post in both languages. */
export function PostEditor({ post, work, onStored, onDeleted }: PostEditorProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const id = useId();
  const form = usePostForm(post, work);
  const { formik, stored, postId, gone, newer } = form;
  const upload = useImageUpload(API_PATHS.uploadImage);
  const [tab, setTab] = useState<Locale>('en');
  const [failure, setFailure] = useState<Error | null>(null);
  const [preview, setPreview] = useState<BlogPost | null>(null);
  const [saving, setSaving] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [keepsDate, setKeepsDate] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  const toFocus = useRef<TextField | null>(null);
  const { values, errors, touched, dirty } = formik;
  const reason = saving ? 'saving' : upload.isPending ? 'uploading' : dirty ? 'unsaved' : null;
  const { blocker: leaving, allow: allowLeaving } = useLeaveGuard(reason, postId);
  const isNew = stored === null && !gone;
  const paneId = (language: Locale) => `${id}-${language}`;

  // The preview speaks both languages, whichever the owner's area is in.
  useEffect(() => {
    for (const language of LOCALES) void loadLanguage(language).catch(() => undefined);
  }, []);

  const announced = useRef(postId);
  useEffect(() => {
    if (postId === null || postId === announced.current) return;
    announced.current = postId;
    onStored(postId);
  }, [postId, onStored]);

  // A field in the tab that was hidden can take the focus once its tab is shown.
  useEffect(() => {
    if (toFocus.current === null) return;
    element.current?.querySelector<HTMLElement>(`[name="${toFocus.current}"]`)?.focus();
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
    const answer = await form.save(keepsDate);
    if (answer.kind === 'busy') return;
    setSaving(false);
    if (answer.kind === 'conflict') setComparing(true);
    if (answer.kind === 'invalid') reveal(answer.field);
    if (answer.kind === 'failed') {
      setFailure(answer.error);
      if (answer.field) reveal(answer.field);
      showToast({
        variant: 'destructive',
        title: t(isNew ? 'messages:blog.createFailedToast' : 'messages:blog.updateFailedToast'),
        description: errorText(answer.error),
      });
    }
    if (answer.kind === 'saved') {
      setKeepsDate(true);
      showToast({ title: t(answer.created ? 'messages:blog.created' : 'messages:blog.updated') });
    }
  }

  const wrong = TEXT_FIELDS.filter((field) => errors[field] && (touched[field] === true || showsAtOnce(errors[field])));
  const wrongIn = (language: Locale) => wrong.filter((field) => languageOf(field) === language).length;

  function status(): string {
    if (wrong.length > 0) return t('errors.count', { count: wrong.length });
    if (upload.isPending) return t('image.wait');
    if (dirty) return t('unsaved');
    return stored ? t('allSaved') : '';
  }

  return (
    <AdminPage
      title={t(isNew ? 'editor.new' : 'editor.edit')}
      back={
        <chakra.a asChild display="inline-flex" alignItems="center" gap="2" minH="11" color="fg.muted" textDecoration="none">
          <Link to={ADMIN_PAGES.blog}>
            <LuArrowLeft size="18" aria-hidden="true" />
            {t('editor.back')}
          </Link>
        </chakra.a>
      }
      actions={
        stored && (
          <>
            {stored.published && (
              <LinkButton to={postPath(stored.slug, locale)} variant="ghost" size="sm">
                <LuExternalLink size="18" aria-hidden="true" />
                {t('view')}
              </LinkButton>
            )}
            <DeletePost
              post={stored}
              onDeleted={() => {
                allowLeaving();
                form.forget();
                onDeleted();
              }}
            />
          </>
        )
      }
    >
      <FormikProvider value={formik}>
        <chakra.form
          ref={element}
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
          {form.restoredFrom !== null && (
            <Notice compact mb="6" title={t('restored')} action={{ label: t('restored.discard'), onClick: form.discard }}>
              {t('restored.detail', { time: formatDateTime(form.restoredFrom, locale) })}
            </Notice>
          )}
          {form.discarded && (
            <Notice compact mb="6" role="status" title={t('discarded')} action={{ label: t('discarded.undo'), onClick: form.undoDiscard }} />
          )}
          {newer && (
            <Notice compact mb="6" role="alert" title={t('conflict.notice')} action={{ label: t('conflict.compare'), onClick: () => setComparing(true) }}>
              {t('conflict.detail', { time: newer.updatedAt === null ? '' : formatDateTime(newer.updatedAt, locale) })}
            </Notice>
          )}
          {gone && !failure && (
            <Notice compact mb="6" role="alert" title={t('messages:blog.postNotFound')} action={{ label: t('gone.saveAsNew'), onClick: () => void submit() }}>
              {t('gone.detail')}
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
                onBlur={form.tidySlug}
                note={stored?.published && values.slug !== stored.slug ? t('field.slugChanged') : t('field.slugNote')}
              />
              <EditorField name="tags" label={t('field.tags')} hint={t('field.optional')} note={t('field.tagsNote')} />
            </Grid>
            <FeaturedImageField upload={upload} onPathTyped={() => void form.checkImage()} />
            {stored?.publishedAt && values.published && (
              <PublicationDate publishedAt={stored.publishedAt} keeps={keepsDate} onChange={setKeepsDate} />
            )}
          </Card>
          {failure && (
            <Notice
              role="alert"
              mt="6"
              title={t(isNew ? 'messages:blog.createFailed' : 'messages:blog.updateFailed')}
              {...(gone && { action: { label: t('gone.saveAsNew'), onClick: () => void submit() } })}
            >
              <p>{errorText(failure)}</p>
              <p>{t(gone ? 'gone.detail' : 'failure.kept')}</p>
            </Notice>
          )}
          <SaveBar
            published={values.published}
            isPublic={stored?.published ?? false}
            onPublish={(published) => void formik.setFieldValue('published', published)}
            status={status()}
            saving={saving}
            waiting={upload.isPending}
            onSave={() => void submit()}
            saveLabel={t(gone ? 'gone.save' : 'save')}
            onPreview={() => setPreview(previewOf(values))}
          />
        </chakra.form>
      </FormikProvider>
      <PostPreview post={preview} initialLocale={isWide ? locale : tab} onClose={() => setPreview(null)} />
      {newer && (
        <ConflictDialog
          key={newer.revision}
          open={comparing}
          base={formik.initialValues}
          mine={values}
          theirs={newer}
          onClose={() => setComparing(false)}
          onResolve={(chosen) => {
            setComparing(false);
            form.resolveConflict(chosen);
          }}
        />
      )}
      <ConfirmDialog
        open={leaving.state === 'blocked'}
        title={t(`leave.${reason ?? 'unsaved'}.question`)}
        confirmLabel={t('leave.yes')}
        cancelLabel={t(reason === 'unsaved' ? 'leave.no' : 'leave.wait')}
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        {t(reason === 'unsaved' && !form.isKept ? 'leave.lost' : `leave.${reason ?? 'unsaved'}.detail`)}
      </ConfirmDialog>
    </AdminPage>
  );
}
