import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuEye } from 'react-icons/lu';
import { Bar } from '../../../ui/Bar';
import { Switch } from '../../../ui/Switch';

interface SaveBarProps {
  /** The value of the field. */
  published: boolean;
  /** Whether the stored post is published. */
  isPublic: boolean;
  onPublishedChange: (published: boolean) => void;
  /** A short message about errors, uploads and unsaved changes. */
  status: string;
  isSaving: boolean;
  /** Whether an image is being uploaded; saving is disabled until it has finished. */
  isUploading: boolean;
  onSave: () => void;
  saveLabel: string;
  onPreview: () => void;
}

/** The sticky bar with the publish switch, the preview button and the save button. On phones it replaces the bottom navigation. */
export function SaveBar({ published, isPublic, onPublishedChange, status, isSaving, isUploading, onSave, saveLabel, onPreview }: SaveBarProps) {
  const { t } = useTranslation('adminBlog');

  function publicationLabel(): string {
    if (published !== isPublic) return t(published ? 'publish.onSave' : 'unpublish.onSave');
    return t(published ? 'status.published' : 'status.draft');
  }

  return (
    <Bar
      data-save-bar
      position={{ base: 'fixed', lg: 'sticky' }}
      insetX="0"
      bottom="0"
      zIndex="header"
      flexWrap="wrap"
      columnGap={{ base: '2', sm: '4' }}
      rowGap="0"
      mt="8"
      px={{ base: '4', lg: '6' }}
      pb={{ base: 'calc(0.5rem + env(safe-area-inset-bottom))', lg: '2' }}
      bg="bg.card"
      borderWidth={{ base: '0', lg: '1px' }}
      borderTopWidth="1px"
      borderRadius={{ lg: 'var(--pw-radii-lg) var(--pw-radii-lg) 0 0' }}
      boxShadow="raised"
    >
      <Switch name="published" checked={published} onChange={({ target }) => onPublishedChange(target.checked)}>
        {publicationLabel()}
      </Switch>
      <chakra.p role="status" textStyle="small" color="fg.muted" flex={{ lg: '1' }} order={{ base: '-1', sm: '0' }} w={{ base: 'full', sm: 'auto' }}>
        {status}
      </chakra.p>
      <chakra.div display="flex" gap="2" ml="auto">
        <Button variant="outline" size="sm" px={{ base: '0', sm: '4' }} aria-label={t('preview.open')} onClick={onPreview}>
          <LuEye size="18" aria-hidden="true" />
          <chakra.span hideBelow="sm">{t('preview.open')}</chakra.span>
        </Button>
        {/* Not a submit button, so that pressing Enter in a field does not save. */}
        <Button size="sm" minW={{ base: '24', sm: '11' }} aria-disabled={isSaving || isUploading} onClick={onSave}>
          {isSaving ? t('saving') : saveLabel}
        </Button>
      </chakra.div>
    </Bar>
  );
}
