import { LEGAL_PAGES } from '@app/domain/general/paths';
import { Button, chakra } from '@chakra-ui/react';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { fieldIn, LOCALES } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../../shared/browser/focus';
import { showToast } from '../../../shared/ui/toast';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { Panel } from '../../ui/Panel';
import { loadLegalTemplate } from './legalText';

/** Offers the built-in text of a legal page as a beginning while the owner has written none. */
export function LegalTemplate({ page: id }: { page: string }) {
  const { t } = useTranslation('adminDrafts');
  const session = useSession();
  const page = LEGAL_PAGES.find((each) => each === id);
  const isEmpty = useSessionState(({ values }) =>
    LOCALES.every((language) => isEmptyText(String(values[fieldIn(language, 'content')]))),
  );
  if (!isEmpty || !page) return null;

  async function begin(name: typeof page & string): Promise<void> {
    const template = await loadLegalTemplate(name).catch(() => null);
    if (template) {
      session.edit({ ...template });
      // The button is gone.
      focusTitle();
    } else showToast({ variant: 'destructive', title: t('template.failed') });
  }

  return (
    <chakra.div mb="8">
      <Panel title={t('template.title')}>
        <chakra.p color="fg.muted" maxW="prose">
          {t('template.detail')}
        </chakra.p>
        <Button variant="outline" size="sm" mt="5" onClick={() => void begin(page)}>
          {t('template.use')}
        </Button>
      </Panel>
    </chakra.div>
  );
}
