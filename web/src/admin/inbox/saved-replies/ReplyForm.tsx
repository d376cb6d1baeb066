import { Button, Flex, Input, SimpleGrid, chakra } from '@chakra-ui/react';
import { LOCALES, otherLocale } from '@app/domain/general/locale';
import { isSameReply, type SavedReply, type SavedReplyInput } from '@app/domain/inbox/replies/saved';
import { unknownPlaceholders } from '@app/domain/inbox/replies/placeholders';
import { REPLY_TEXT_MAX_LENGTH, REPLY_TITLE_MAX_LENGTH } from '@app/domain/inbox/replies/saved.limits';
import { savedReplyInputSchema } from '@app/domain/inbox/replies/saved.schema';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isChangedElsewhere, isNotFound } from '../../platform/data/failures';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { errorsIn } from '../../platform/errorsIn';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useMessage } from '../../../shared/i18n/useMessage';
import { Field } from '../../../shared/ui/Field';
import { showToast } from '../../../shared/ui/toast';
import { useQuestion } from '../../ui/useQuestion';
import { forgetKept, useKept } from '../keptTexts';
import {
  addReply,
  draftName,
  draftSchema,
  NEW,
  REPLY_FIELDS,
  saveReply,
  TEXT_FIELDS,
  useShowReply,
  type ReplyDraft,
} from './savedReplies';
import { ReplyTextField } from './ReplyTextField';

const EMPTY = { title: '', textEn: '', textEs: '', revision: 0 };

interface ReplyFormProps {
  /** The reply to change, as it is saved now; null for a new one. */
  reply: SavedReply | null;
  draftId: string;
  /** Called when the form is to be closed: with the saved reply, or with null when nothing was saved. */
  onClose: (saved: SavedReply | null) => void;
}

/** Writes a saved reply in both languages. What is typed is kept until the server has it. */
export function ReplyForm({ reply, draftId, onClose }: ReplyFormProps) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const message = useMessage();
  const errorText = useErrorText();
  const showReply = useShowReply();
  const { ask, question } = useQuestion();
  const before = reply ?? EMPTY;
  const [draft, setDraft] = useKept<ReplyDraft>(
    draftName(draftId),
    draftSchema,
    (kept) => kept ?? { ...before, key: crypto.randomUUID() },
  );
  const [codes, setCodes] = useState<Partial<Record<string, string>>>({});
  const saving = useMutation({
    mutationFn: (input: SavedReplyInput) => (reply ? saveReply(reply, input) : addReply(input, draft.key)),
    onSuccess: (saved) => {
      showToast({ title: t('saved.saved') });
      void showReply(saved.id, saved);
      close(saved);
    },
    onError: async (error) => {
      if (reply && (isChangedElsewhere(error) || isNotFound(error))) await showReply(reply.id, reply);
    },
  });

  const isChanged = !isSameReply(draft, before);
  /** What was saved elsewhere in place of the text that the draft is based on. */
  const theirs = reply && isChanged && reply.revision !== draft.revision ? reply : null;
  const isGone = draftId !== NEW && reply === null;

  function change(changes: Partial<ReplyDraft>): void {
    setDraft({ ...draft, ...changes });
    setCodes({});
    saving.reset();
  }

  function problemOf(field: (typeof REPLY_FIELDS)[number]): string | undefined {
    const code = codes[field];
    if (code === undefined) return undefined;
    if (code === 'savedReplies.unknownPlaceholder')
      return t('saved.unknown', { names: unknownPlaceholders(draft[field]).join(', ') });
    const over =
      draft[field].trim().length - (field === 'title' ? REPLY_TITLE_MAX_LENGTH : REPLY_TEXT_MAX_LENGTH);
    return over > 0 ? `${message(code)}: ${t('answer.over', { count: over })}` : message(code);
  }

  function save(form: HTMLFormElement): void {
    if (saving.isPending) return;
    const found = errorsIn(savedReplyInputSchema, draft);
    setCodes(found);
    const first = REPLY_FIELDS.find((field) => found[field] !== undefined);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else saving.mutate(savedReplyInputSchema.cast(draft, { stripUnknown: true }));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Enter chooses neither of two texts.
    if (!theirs) save(event.currentTarget);
  }

  function close(saved: SavedReply | null): void {
    forgetKept(draftName(draftId));
    onClose(saved);
  }
  const askToDiscard = () =>
    ask({
      title: t('saved.discardQuestion'),
      confirmLabel: t('saved.discard'),
      cancelLabel: t('saved.continue'),
      onConfirm: () => close(null),
    });

  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="5" onSubmit={submit}>
      {isGone && <chakra.p fontWeight="medium">{t('saved.gone')}</chakra.p>}
      <Field
        label={t('saved.field.title')}
        required
        note={t('saved.field.titleNote')}
        error={problemOf('title')}
      >
        {(control) => (
          <Input
            {...control}
            name="title"
            autoComplete="off"
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <SimpleGrid gap="5" columns={{ base: 1, lg: 2 }}>
        {[locale, otherLocale(locale)].map((language) => (
          <ReplyTextField
            key={language}
            language={language}
            value={draft[TEXT_FIELDS[language]]}
            error={problemOf(TEXT_FIELDS[language])}
            onChange={(text) => change({ [TEXT_FIELDS[language]]: text })}
          />
        ))}
      </SimpleGrid>
      {theirs && (
        <chakra.div role="alert" p="5" borderRadius="md" bg="bg.subtle">
          <chakra.p fontWeight="semibold">{t('saved.conflict')}</chakra.p>
          <chakra.p mt="1" textStyle="note">
            {t('saved.conflictDetail')}
          </chakra.p>
          <chakra.p mt="3" fontWeight="semibold" overflowWrap="anywhere">
            {theirs.title}
          </chakra.p>
          {LOCALES.map((language) => (
            <chakra.p key={language} lang={language} mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {theirs[TEXT_FIELDS[language]]}
            </chakra.p>
          ))}
          <Flex wrap="wrap" gap="3" mt="4">
            <Button
              size="sm"
              aria-disabled={saving.isPending}
              onClick={({ currentTarget: { form } }) => form && save(form)}
            >
              {t('saved.keepMine')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => close(null)}>
              {t('saved.takeTheirs')}
            </Button>
          </Flex>
        </chakra.div>
      )}
      <chakra.div role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
        {saving.error &&
          !theirs &&
          !isNotFound(saving.error) &&
          `${t('saved.saveFailed')} ${errorText(saving.error)}`}
      </chakra.div>
      <Flex wrap="wrap" gap="3">
        {!theirs && (
          <Button type="submit" aria-disabled={saving.isPending}>
            {t(saving.isPending ? 'saved.saving' : 'saved.save')}
          </Button>
        )}
        <Button variant="outline" onClick={() => (isChanged ? askToDiscard() : close(null))}>
          {t('saved.cancel')}
        </Button>
      </Flex>
      {question}
    </chakra.form>
  );
}
