import { Flex, chakra } from '@chakra-ui/react';
import type { ContactSubmission, SubmissionNote } from '@app/domain/inbox/contact';
import { NOTES_MAX } from '@app/domain/inbox/notes.limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { callApi } from '../../shared/data/api';
import { changeListItem } from '../platform/data/usePagedList';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useAction } from '../platform/useAction';
import { Panel } from '../ui/Panel';
import { SmallIconButton } from '../ui/SmallIconButton';
import { useQuestion } from '../ui/useQuestion';
import { submissionQuery, SUBMISSIONS_PATH } from './data';
import { NewNote } from './NewNote';

export function NotesPanel({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const client = useQueryClient();
  const { perform } = useAction();
  const { ask, question } = useQuestion();
  const title = useRef<HTMLParagraphElement>(null);
  const { notes } = message;

  /** Updates the notes in the caches without changing other fields of the message. */
  function showNotes({ id, notes }: ContactSubmission): void {
    client.setQueryData(submissionQuery(id).queryKey, (shown) => shown && { ...shown, notes });
    changeListItem<ContactSubmission>(client, SUBMISSIONS_PATH, id, { notes });
  }

  async function remove({ id }: SubmissionNote): Promise<void> {
    const isDeleted = await perform({
      call: async () =>
        showNotes(
          await callApi('DELETE /api/admin/contact-submissions/{id}/notes/{noteId}', {
            params: { id: message.id, noteId: id },
          }),
        ),
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
        <NewNote message={message} onAdded={showNotes} />
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
