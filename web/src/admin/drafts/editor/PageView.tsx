/** The preview of the draft's page, beside the fields or in a dialog that covers them. */
import { Flex, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLocalStorage } from '../../../shared/browser/storage';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogHeader } from '../../editing/frame/DialogBars';
import { PagePreview, type PagePreviewProps } from '../../editing/frame/PagePreview';
import { useIsExtraWide } from '../../ui/useIsWide';

const STORAGE_KEY = 'editorPage';
const HIDDEN = 'hidden';

export type PageView = ReturnType<typeof usePageView>;

/**
 * Returns where the page preview is shown, and functions that show and hide it. Wide screens show it beside
 * the fields, unless the owner hid it. Narrower screens show it in a dialog.
 */
export function usePageView(hasPage: boolean) {
  const hasRoom = useIsExtraWide();
  const [isWanted, setIsWanted] = useState(() => safeLocalStorage.read(STORAGE_KEY) !== HIDDEN);
  const [isOpen, setIsOpen] = useState(false);
  const [isBeside, isOver] = [hasPage && hasRoom && isWanted, hasPage && !hasRoom && isOpen];
  return {
    isBeside,
    isOver,
    isShown: isBeside || isOver,
    close: () => setIsOpen(false),
    toggle: () => {
      if (!hasRoom) {
        setIsOpen(!isOpen);
        return;
      }
      setIsWanted(!isWanted);
      if (isWanted) safeLocalStorage.write(STORAGE_KEY, HIDDEN);
      else safeLocalStorage.remove(STORAGE_KEY);
    },
  };
}

interface ShownPageProps extends PagePreviewProps {
  view: PageView;
}

export function ShownPage({ view: { isBeside, isOver, close }, onField, ...rest }: ShownPageProps) {
  const { t } = useTranslation('adminEditor');
  return (
    <>
      {isBeside && (
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
          <PagePreview onField={onField} {...rest} />
        </chakra.section>
      )}
      <Dialog open={isOver} onClose={close} size="large">
        <Flex direction="column" h="full">
          <DialogHeader title={t('preview.title')} closeLabel={t('preview.close')} onClose={close} />
          <PagePreview
            {...rest}
            onField={(place) => {
              close();
              onField(place);
            }}
          />
        </Flex>
      </Dialog>
    </>
  );
}
