/** Starting points that the editor offers while a draft is empty. */
import { LEGAL_PAGES } from '@app/domain/general/paths';
import { Button, chakra } from '@chakra-ui/react';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { fieldIn, LOCALES } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../../shared/browser/focus';
import { showToast } from '../../../shared/ui/toast';
import type { Values } from '../../editing/session/definition';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Panel } from '../../ui/Panel';
import { loadLegalTemplate } from './legalText';

/** Offers a legal page's built-in text while the draft is empty. */
export function LegalTemplate({ page: id }: { page: string }) {
  const page = LEGAL_PAGES.find((each) => each === id);
  const isEmpty = useSessionState(({ values }) =>
    LOCALES.every((language) => isEmptyText(String(values[fieldIn(language, 'content')]))),
  );
  if (!isEmpty || !page) return null;
  return <Beginning name="template" load={async () => ({ ...(await loadLegalTemplate(page)) })} />;
}

export function ExampleReplies() {
  const locale = useAdminLocale();
  const isEmpty = useSessionState(
    ({ values }) => Array.isArray(values.replies) && values.replies.length === 0,
  );
  if (!isEmpty) return null;
  return (
    <Beginning
      name="examples"
      load={async () => {
        const { exampleReplies } = await import('@app/domain/inbox/replies/examples');
        return { replies: exampleReplies(locale) };
      }}
    />
  );
}

interface BeginningProps {
  name: 'template' | 'examples';
  load: () => Promise<Partial<Values>>;
}

function Beginning({ name, load }: BeginningProps) {
  const { t } = useTranslation('adminDrafts');
  const session = useSession();

  async function begin(): Promise<void> {
    const values = await load().catch(() => null);
    if (values) {
      session.edit(values);
      // The focused button disappears, so focus moves to the title.
      focusTitle();
    } else showToast({ variant: 'destructive', title: t('template.failed') });
  }

  return (
    <chakra.div mb="8">
      <Panel title={t(`${name}.title`)}>
        <chakra.p color="fg.muted" maxW="prose">
          {t(`${name}.detail`)}
        </chakra.p>
        <Button variant="outline" size="sm" mt="5" onClick={() => void begin()}>
          {t(`${name}.use`)}
        </Button>
      </Panel>
    </chakra.div>
  );
}
