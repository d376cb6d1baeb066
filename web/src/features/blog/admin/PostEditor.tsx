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
import { EditorField, isShownImmediately } from './EditorField';
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
  /** The stored post; null for a new one, and for one that was deleted elsewhere but has unsaved work. */
  post: AdminPost | null;
  work: ClaimedWork;
  /** Called with the new id when the post has been created. */
  onStored: (id: string) => void;
  onDeleted: () => void;
}

/** The editor of a post in both languages. */
export function PostEditor({ post, work, onStored, onDeleted }: PostEditorProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const id = useId();
  const form = usePostForm(post, work);
  const { formik, stored, postId, isDeleted, newerVersion } = form;
  const upload = useImageUpload(API_PATHS.uploadImage);
  const [tab, setTab] = useState<Locale>('en');
  const [failure, setFailure] = useState<Error | null>(null);
  const [preview, setPreview] = useState<BlogPost | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const [keepDate, setKeepDate] = useState(true);
  const formElement = useRef<HTMLFormElement>(null);
  const fieldToFocus = useRef<TextField | null>(null);
  const { values, errors, touched, dirty } = formik;
  const leaveReason = isSaving ? 'saving' : upload.isPending ? 'uploading' : dirty ? 'unsaved' : null;
  const { blocker, allow: allowLeaving } = useLeaveGuard(leaveReason, postId);
  const isNew = stored === null && !isDeleted;
  const paneId = (language: Locale) => `${id}-${language}`;

  // The preview needs the public texts in both languages.
  useEffect(() => {
    for (const language of LOCALES) void loadLanguage(language).catch(() => undefined);
  }, []);

  const reportedId = useRef(postId);
  useEffect(() => {
    if (postId === null || postId === reportedId.current) return;
    reportedId.current = postId;
    onStored(postId);
  }, [postId, onStored]);

  // After each render, because a field in a hidden tab can take the focus only after its tab has been shown.
  useEffect(() => {
    if (fieldToFocus.current === null) return;
    formElement.current?.querySelector<HTMLElement>(`[name="${fieldToFocus.current}"]`)?.focus();
    fieldToFocus.current = null;
  });

  function showAndFocus(field: TextField): void {
    fieldToFocus.current = field;
    setTab(languageOf(field) ?? tab);
  }

  async function submit(): Promise<void> {
    if (upload.isPending) return;
    setFailure(null);
    setIsSaving(true);
    const result = await form.save(keepDate);
    if (result.kind === 'busy') return;
    setIsSaving(false);
    if (result.kind === 'conflict') setIsComparing(true);
    if (result.kind === 'invalid') showAndFocus(result.field);
    if (result.kind === 'failed') {
      setFailure(result.error);
      if (result.field) showAndFocus(result.field);
      showToast({
        variant: 'destructive',
        title: t(isNew ? 'messages:blog.createFailedToast' : 'messages:blog.updateFailedToast'),
        description: errorText(result.error),
      });
    }
    if (result.kind === 'saved') {
      setKeepDate(true);
      showToast({ title: t(result.created ? 'messages:blog.created' : 'messages:blog.updated') });
    }
  }

  const invalidFields = TEXT_FIELDS.filter((field) => errors[field] && (touched[field] === true || isShownImmediately(errors[field])));
  const countErrors = (language: Locale) => invalidFields.filter((field) => languageOf(field) === language).length;

  function status(): string {
    if (invalidFields.length > 0) return t('errors.count', { count: invalidFields.length });
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
                form.deleteWork();
                onDeleted();
              }}
            />
          </>
        )
      }
    >
      <FormikProvider value={formik}>
        <chakra.form
          ref={formElement}
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
          {form.restoredAt !== null && (
            <Notice compact mb="6" title={t('restored')} action={{ label: t('restored.discard'), onClick: form.discard }}>
              {t('restored.detail', { time: formatDateTime(form.restoredAt, locale) })}
            </Notice>
          )}
          {form.discarded && (
            <Notice compact mb="6" role="status" title={t('discarded')} action={{ label: t('discarded.undo'), onClick: form.undoDiscard }} />
          )}
          {newerVersion && (
            <Notice compact mb="6" role="alert" title={t('conflict.notice')} action={{ label: t('conflict.compare'), onClick: () => setIsComparing(true) }}>
              {t('conflict.detail', { time: newerVersion.updatedAt === null ? '' : formatDateTime(newerVersion.updatedAt, locale) })}
            </Notice>
          )}
          {isDeleted && !failure && (
            <Notice compact mb="6" role="alert" title={t('messages:blog.postNotFound')} action={{ label: t('gone.saveAsNew'), onClick: () => void submit() }}>
              {t('gone.detail')}
            </Notice>
          )}
          {/* The element limits the sticky tabs to the height of the panes. */}
          <div>
            {!isWide && (
              <LanguageTabs selected={tab} onSelect={setTab} paneId={paneId} errors={{ en: countErrors('en'), es: countErrors('es') }} />
            )}
            <Grid gap={{ base: '6', xl: '10' }} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
              {LOCALES.map((language) => (
                <LanguagePane
                  key={language}
                  locale={language}
                  id={paneId(language)}
                  asTab={!isWide}
                  isVisible={isWide || tab === language}
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
                onBlur={form.normalizeSlug}
                note={stored?.published && values.slug !== stored.slug ? t('field.slugChanged') : t('field.slugNote')}
              />
              <EditorField name="tags" label={t('field.tags')} hint={t('field.optional')} note={t('field.tagsNote')} />
            </Grid>
            <FeaturedImageField upload={upload} onPathBlur={() => void form.checkImage()} />
            {stored?.publishedAt && values.published && (
              <PublicationDate publishedAt={stored.publishedAt} keepDate={keepDate} onChange={setKeepDate} />
            )}
          </Card>
          {failure && (
            <Notice
              role="alert"
              mt="6"
              title={t(isNew ? 'messages:blog.createFailed' : 'messages:blog.updateFailed')}
              {...(isDeleted && { action: { label: t('gone.saveAsNew'), onClick: () => void submit() } })}
            >
              <p>{errorText(failure)}</p>
              <p>{t(isDeleted ? 'gone.detail' : 'failure.kept')}</p>
            </Notice>
          )}
          <SaveBar
            published={values.published}
            isPublic={stored?.published ?? false}
            onPublishedChange={(published) => void formik.setFieldValue('published', published)}
            status={status()}
            isSaving={isSaving}
            isUploading={upload.isPending}
            onSave={() => void submit()}
            saveLabel={t(isDeleted ? 'gone.save' : 'save')}
            onPreview={() => setPreview(previewOf(values))}
          />
        </chakra.form>
      </FormikProvider>
      <PostPreview post={preview} initialLocale={isWide ? locale : tab} onClose={() => setPreview(null)} />
      {newerVersion && (
        <ConflictDialog
          key={newerVersion.revision}
          open={isComparing}
          base={formik.initialValues}
          mine={values}
          theirs={newerVersion}
          onClose={() => setIsComparing(false)}
          onResolve={(chosen) => {
            setIsComparing(false);
            form.resolveConflict(chosen);
          }}
        />
      )}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t(`leave.${leaveReason ?? 'unsaved'}.question`)}
        confirmLabel={t('leave.yes')}
        cancelLabel={t(leaveReason === 'unsaved' ? 'leave.no' : 'leave.wait')}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        {t(leaveReason === 'unsaved' && !form.isStoredLocally ? 'leave.lost' : `leave.${leaveReason ?? 'unsaved'}.detail`)}
      </ConfirmDialog>
    </AdminPage>
  );
}
