/** The page of the draft, beside its fields or over them. */
import { Flex, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogHeader } from '../../editing/frame/DialogBars';
import { PagePreview, type PagePreviewProps } from '../../editing/frame/PagePreview';

export function PageBeside(props: PagePreviewProps) {
  const { t } = useTranslation('adminEditor');
  return (
    <chakra.section
      aria-label={t('preview.title')}
      position="sticky"
      top="calc(var(--publication-height, 0px) + 1rem)"
      h="calc(var(--screen-height) - var(--publication-height, 0px) - 2rem)"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
    >
      <PagePreview {...props} />
    </chakra.section>
  );
}

interface PageOverProps extends PagePreviewProps {
  open: boolean;
  onClose: () => void;
}

export function PageOver({ open, onClose, onField, ...rest }: PageOverProps) {
  const { t } = useTranslation('adminEditor');
  return (
    <Dialog open={open} onClose={onClose} size="large">
      <Flex direction="column" h="full">
        <DialogHeader title={t('preview.title')} closeLabel={t('preview.close')} onClose={onClose} />
        <PagePreview
          {...rest}
          onField={(field, item) => {
            onClose();
            onField(field, item);
          }}
        />
      </Flex>
    </Dialog>
  );
}
