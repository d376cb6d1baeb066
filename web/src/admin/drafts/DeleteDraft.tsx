import { Button } from '@chakra-ui/react';
import type { Draft } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { useDeletion } from './useDeletion';

interface DeleteDraftProps {
  draft: Pick<Draft, 'kind' | 'id' | 'publishedAt' | 'deletedAt'>;
  title: string;
  onDeleted: () => void;
}

/** A button that moves a draft to the bin after confirmation. */
export function DeleteDraft({ draft, title, onDeleted }: DeleteDraftProps) {
  const { t } = useTranslation('adminDrafts');
  const { ask, question } = useDeletion(draft.kind, onDeleted);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('delete.of', { title })}
        onClick={() => ask(draft, title)}
      >
        <LuTrash2 size="18" aria-hidden="true" />
        {t('delete')}
      </Button>
      {question}
    </>
  );
}
