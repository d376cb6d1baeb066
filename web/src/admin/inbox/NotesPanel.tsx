import { Button, Flex, Textarea, chakra } from '@chakra-ui/react';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { ADMIN_INBOX_PATHS, notesPath, submissionPath } from '@app/domain/inbox/api';
import type { ContactSubmission, SubmissionNote } from '@app/domain/inbox/contact';
import { NOTE_MAX_LENGTH, NOTES_MAX } from '@app/domain/inbox/notes.limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { object, string, type InferType } from 'yup';
import { callApi } from '../../shared/data/api';
import { ownerKey } from '../platform/data/ownerQuery';
import { changeListItem } from '../platform/data/usePagedList';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useAction } from '../platform/useAction';
import { Field } from '../../shared/ui/Field';
import { Panel } from '../ui/Panel';
import { SmallIconButton } from '../ui/SmallIconButton';
import { useQuestion } from '../ui/useQuestion';
import { showToast } from '../../shared/ui/toast';
import { forgetKept, readKept, writeKept } from './keptTexts';

/** What is typed, and the Idempotency-Key of the attempt to add it: another text gets another one. */
const noteDraftSchema = object({ text: string().defined(), key: string().required() });
type NoteDraft = InferType<typeof noteDraftSchema>;

const emptyDraft = (): NoteDraft => ({ text: '', key: crypto.randomUUID() });

/** Returns a function that shows the notes of a message as they are now, whatever else has changed meanwhile. */
function useShowNotes() {
  const client = useQueryClient();
  return ({ id, notes }: ContactSubmission): void => {
    const key = ownerKey(submissionPath(id));
    const shown = client.getQueryData<ContactSubmission>(key);
    if (!shown) return;
    const changed = { ...shown, notes };
    client.setQueryData(key, changed);
    changeListItem<ContactSubmission>(client, ADMIN_INBOX_PATHS.contactSubmissions, id, changed);
  };
}

/** The owner's private notes about a message. What she types is kept until the server has it. */
export function NotesPanel({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const showNotes = useShowNotes();
  const { perform } = useAction();
  const { ask, question } = useQuestion();
  const title = useRef<HTMLParagraphElement>(null);
  const { notes } = message;

  async function remove({ id }: SubmissionNote): Promise<void> {
    const isDeleted = await perform({
      call: async () =>
        showNotes(await callApi<ContactSubmission>(notesPath(message.id, id), { method: 'DELETE' })),
      done: { title: t('notes.deleted') },
      failed: t('notes.deleteFailed'),
    });
    if (isDeleted) title.current?.focus();
  }
  const askAbout = (note: SubmissionNote) =>
    ask({
      title: t('notes.deleteQuestion'),
      detail: (
        <chakra.p dir="auto" lineClamp="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note.text}
        </chakra.p>
      ),
      confirmLabel: t('notes.delete'),
      cancelLabel: t('notes.keep'),
      onConfirm: () => remove(note),
    });
  return (
    <Panel title={t('notes.title')}>
      <chakra.p ref={title} tabIndex={-1} outline="none" mt="-2" mb="4" textStyle="note">
        {t('notes.intro')}
      </chakra.p>
      <chakra.ul _empty={{ display: 'none' }} mb="5">
        {notes.map((note) => (
          <Note key={note.id} note={note} onDelete={() => askAbout(note)} />
        ))}
      </chakra.ul>
      {notes.length >= NOTES_MAX ? (
        <p>{t('notes.full', { max: NOTES_MAX })}</p>
      ) : (
        <NewNote message={message} />
      )}
      {question}
    </Panel>
  );
}

function Note({ note: { text, createdAt }, onDelete }: { note: SubmissionNote; onDelete: () => void }) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const time = formatDateTime(createdAt, locale);
  return (
    <chakra.li py="2" borderColor="border" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Flex align="center" justify="space-between" gap="2">
        <chakra.time dateTime={createdAt} textStyle="note">
          {time}
        </chakra.time>
        <SmallIconButton
          mr="-3"
          aria-label={t('notes.deleteOf', { time })}
          title={t('notes.delete')}
          onClick={onDelete}
        >
          <LuTrash2 size="18" aria-hidden="true" />
        </SmallIconButton>
      </Flex>
      <chakra.p dir="auto" maxW="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </chakra.li>
  );
}

function NewNote({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const errorText = useErrorText();
  const showNotes = useShowNotes();
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
      showNotes(changed);
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
