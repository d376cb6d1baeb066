import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuEye } from 'react-icons/lu';
import { Bar } from '../../../ui/Bar';
import { Switch } from '../../../ui/Switch';

interface SaveBarProps {
  published: boolean;
  /** Whether the stored post is public; it becomes what `published` says only when it is saved. */
  isPublic: boolean;
  onPublish: (published: boolean) => void;
  /** One line about where things stand. */
  status: string;
  saving: boolean;
  /** Saving now would lose something, such as a picture on its way. */
  waiting: boolean;
  onSave: () => void;
  /** What the button says that saves. */
  saveLabel: string;
  onPreview: () => void;
}

/** Always in reach: whether the post is public, how it would look, and saving it. On a phone it takes the place of the bottom bar. */
export function SaveBar({ published, isPublic, onPublish, status, saving, waiting, onSave, saveLabel, onPreview }: SaveBarProps) {
  const { t } = useTranslation('adminBlog');
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
      borderRadius={{ lg: '{radii.lg} {radii.lg} 0 0' }}
      boxShadow="raised"
    >
      <Switch name="published" checked={published} onChange={({ target }) => onPublish(target.checked)}>
        {t(published === isPublic ? (published ? 'status.published' : 'status.draft') : published ? 'publish.onSave' : 'unpublish.onSave')}
      </Switch>
      <chakra.p role="status" textStyle="small" color="fg.muted" flex={{ lg: '1' }} order={{ base: '-1', sm: '0' }} w={{ base: 'full', sm: 'auto' }}>
        {status}
      </chakra.p>
      <chakra.div display="flex" gap="2" ml="auto">
        <Button variant="outline" size="sm" px={{ base: '0', sm: '4' }} aria-label={t('preview.open')} onClick={onPreview}>
          <LuEye size="18" aria-hidden="true" />
          <chakra.span hideBelow="sm">{t('preview.open')}</chakra.span>
        </Button>
        {/* Not the form's own button: Enter in a field saves nothing half-written. */}
        <Button size="sm" minW={{ base: '24', sm: '11' }} aria-disabled={saving || waiting} onClick={onSave}>
          {saving ? t('saving') : saveLabel}
        </Button>
      </chakra.div>
    </Bar>
  );
}
