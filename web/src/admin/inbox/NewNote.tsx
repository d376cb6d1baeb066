import { Button, Textarea, chakra } from '@chakra-ui/react';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { NOTE_MAX_LENGTH } from '@app/domain/inbox/notes.limits';
import { asRecord, asText } from '@app/domain/stored/reader';
import { useMutation } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { useErrorText } from '../platform/i18n/useErrorText';
import { Field } from '../../shared/ui/Field';
import { showToast } from '../../shared/ui/toast';
import { readKept, useKept, type TextKind } from './unsent/keptTexts';

/** Parses the typed note and the idempotency key for its request. Editing the text creates a new key. */
const asDraft = asRecord({ text: asText, key: asText });

const NOTE_ID = 'note' satisfies TextKind;

const draftOf = (text: string) => ({ text, key: crypto.randomUUID() });

interface NewNoteProps {
  message: ContactSubmission;
  /** Called with the message including the new note. */
  onAdded: (message: ContactSubmission) => void;
}

/** Renders the form for a new note. The typed text is kept until the server has stored the note. */
export function NewNote({ message, onAdded }: NewNoteProps) {
  const { t } = useTranslation('adminAnswers');
  const errorText = useErrorText();
  const [draft, setDraft] = useKept(NOTE_ID, message, asDraft, (kept) =>
    kept?.key ? kept : draftOf(kept?.text ?? ''),
  );
  const adding = useMutation({
    mutationFn: ({ text, key }: typeof draft) =>
      callApi('POST /api/admin/contact-submissions/{id}/notes', {
        params: { id: message.id },
        body: { text: text.trim() },
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSuccess: (changed, { key }) => {
      onAdded(changed);
      // Keeps any text that was typed during the request.
      if ((readKept(NOTE_ID, message.id, asDraft) ?? draft).key === key) setDraft(draftOf(''), false);
      showToast({ title: t('notes.added') });
    },
  });
  const error = adding.error ? `${t('notes.addFailed')} ${errorText(adding.error)}` : undefined;
  const over = draft.text.trim().length - NOTE_MAX_LENGTH;

  function change(text: string): void {
    setDraft(draftOf(text), text !== '');
    if (adding.isError) adding.reset();
  }

  return (
    <chakra.form
      noValidate
      maxW="prose"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!adding.isPending && draft.text.trim() !== '' && over <= 0) adding.mutate(draft);
      }}
    >
      <Field id={NOTE_ID} label={t('notes.new')} error={over > 0 ? t('notes.over', { count: over }) : error}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        mt="3"
        aria-disabled={adding.isPending || draft.text.trim() === ''}
      >
        {t(adding.isPending ? 'notes.adding' : 'notes.add')}
      </Button>
    </chakra.form>
  );
}
