import { Button, Textarea, chakra } from '@chakra-ui/react';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { notesPath } from '@app/domain/inbox/api';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { NOTE_MAX_LENGTH } from '@app/domain/inbox/notes.limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { callApi } from '../../shared/data/api';
import { useErrorText } from '../platform/i18n/useErrorText';
import { Field } from '../../shared/ui/Field';
import { showToast } from '../../shared/ui/toast';
import { forgetKept, readKept, writeKept } from './keptTexts';

/** What is typed, and the Idempotency-Key of the attempt to add it: another text gets another one. */
const noteDraftSchema = object({ text: string().defined(), key: string().required() });
type NoteDraft = InferType<typeof noteDraftSchema>;

const emptyDraft = (): NoteDraft => ({ text: '', key: crypto.randomUUID() });

interface NewNoteProps {
  message: ContactSubmission;
  /** Called with the message as it is with the note. */
  onAdded: (message: ContactSubmission) => void;
}

/** Adds a note. What she types is kept until the server has it. */
export function NewNote({ message, onAdded }: NewNoteProps) {
  const { t } = useTranslation('adminAnswers');
  const errorText = useErrorText();
  const name = `note ${message.id}`;
  const [draft, setDraft] = useState<NoteDraft>(() => readKept(name, noteDraftSchema) ?? emptyDraft());
  const adding = useMutation({
    mutationFn: ({ text, key }: NoteDraft) =>
      callApi<ContactSubmission>(notesPath(message.id), {
        method: 'POST',
        body: { text: text.trim() },
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSuccess: (changed, { key }) => {
      onAdded(changed);
      // What was typed meanwhile stays.
      setDraft((present) => (present.key === key ? emptyDraft() : present));
      if (readKept(name, noteDraftSchema)?.key === key) forgetKept(name);
      showToast({ title: t('notes.added') });
    },
  });
  const error = adding.error ? `${t('notes.addFailed')} ${errorText(adding.error)}` : undefined;
  const over = draft.text.trim().length - NOTE_MAX_LENGTH;

  function change(text: string): void {
    const next = { text, key: crypto.randomUUID() };
    setDraft(next);
    if (adding.isError) adding.reset();
    if (text === '') forgetKept(name);
    else writeKept(name, next, message.email);
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
      <Field label={t('notes.new')} error={over > 0 ? t('notes.over', { count: over }) : error}>
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
