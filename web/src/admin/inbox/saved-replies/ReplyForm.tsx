import { Button, Flex, Input, SimpleGrid, chakra } from '@chakra-ui/react';
import { LOCALES, otherLocale } from '@app/domain/general/locale';
import type { SavedReply } from '@app/domain/inbox/replies/saved';
import { unknownPlaceholders } from '@app/domain/inbox/replies/placeholders';
import { REPLY_TEXT_MAX_LENGTH, REPLY_TITLE_MAX_LENGTH } from '@app/domain/inbox/replies/saved.limits';
import { savedReplyInputSchema } from '@app/domain/inbox/replies/saved.schema';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isChangedElsewhere, isNotFound } from '../../platform/data/failures';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { errorsIn } from '../../platform/errorsIn';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useMessage } from '../../../shared/i18n/useMessage';
import { Field } from '../../../shared/ui/Field';
import { showToast } from '../../../shared/ui/toast';
import { useQuestion } from '../../ui/useQuestion';
import { draftOf, forgetDraft, NEW, newDraft, readDraft, writeDraft, type ReplyDraft } from './draft';
import { addReply, readSavedReplies, saveReply, useShowReply } from './savedReplies';
import { TEXT_FIELDS, ReplyTextField } from './ReplyTextField';

const FIELDS = ['title', 'textEn', 'textEs'] as const;
type TextField = (typeof FIELDS)[number];
type Errors = Partial<Record<TextField | 'all', string>>;

interface ReplyFormProps {
  /** The reply to change; null for a new one. */
  reply: SavedReply | null;
  /** The id of the draft. */
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
  const [draft, setDraft] = useState<ReplyDraft>(
    () => readDraft(draftId) ?? (reply ? draftOf(reply) : newDraft()),
  );
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const { ask, question } = useQuestion();
  /** What is saved in place of the text that the draft is based on. */
  const [theirs, setTheirs] = useState<SavedReply | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const isGone = draftId !== NEW && reply === null;
  const before = reply ?? newDraft();
  const isChanged = FIELDS.some((field) => draft[field] !== before[field]);

  function change(changes: Partial<ReplyDraft>): void {
    const next = { ...draft, ...changes };
    setDraft(next);
    setErrors({});
    writeDraft(draftId, next);
  }

  function problemsOf({ title, textEn, textEs }: ReplyDraft): Errors {
    const codes = errorsIn(savedReplyInputSchema, { title, textEn, textEs });
    return Object.fromEntries(
      FIELDS.flatMap((field) => (codes[field] ? [[field, problemText(field, codes[field])]] : [])),
    );
  }

  function problemText(field: TextField, code: string): string {
    if (code === 'savedReplies.unknownPlaceholder')
      return t('saved.unknown', { names: unknownPlaceholders(draft[field]).join(', ') });
    const over =
      draft[field].trim().length - (field === 'title' ? REPLY_TITLE_MAX_LENGTH : REPLY_TEXT_MAX_LENGTH);
    return over > 0 ? `${message(code)}: ${t('answer.over', { count: over })}` : message(code);
  }

  async function save(revision: number): Promise<void> {
    if (isSaving) return;
    const found = problemsOf(draft);
    setErrors(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSaving(true);
    const input = { title: draft.title.trim(), textEn: draft.textEn.trim(), textEs: draft.textEs.trim() };
    try {
      const saved = reply ? await saveReply(reply.id, input, revision) : await addReply(input, draft.key);
      forgetDraft(draftId);
      showReply(saved.id, saved);
      showToast({ title: t('saved.saved') });
      onClose(saved);
    } catch (error) {
      await fail(error);
      setIsSaving(false);
    }
  }

  async function fail(error: unknown): Promise<void> {
    if (reply && (isChangedElsewhere(error) || isNotFound(error))) {
      const present = await readSavedReplies().then(
        (replies) => replies.find(({ id }) => id === reply.id) ?? null,
        () => undefined,
      );
      if (present === null) showReply(reply.id, null);
      if (present) setTheirs(present);
      if (present !== undefined) return;
    }
    setErrors({ all: `${t('saved.saveFailed')} ${errorText(error)}` });
  }

  function discard(): void {
    forgetDraft(draftId);
    onClose(null);
  }
  const askToDiscard = () =>
    ask({
      title: t('saved.discardQuestion'),
      confirmLabel: t('saved.discard'),
      cancelLabel: t('saved.continue'),
      onConfirm: discard,
    });

  const languages = [locale, otherLocale(locale)];
  return (
    <chakra.form
      ref={form}
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void save(draft.revision);
      }}
    >
      {isGone && <chakra.p fontWeight="medium">{t('saved.gone')}</chakra.p>}
      <Field label={t('saved.field.title')} required note={t('saved.field.titleNote')} error={errors.title}>
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
        {languages.map((language) => (
          <ReplyTextField
            key={language}
            language={language}
            value={draft[TEXT_FIELDS[language]]}
            error={errors[TEXT_FIELDS[language]]}
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
            <Button size="sm" aria-disabled={isSaving} onClick={() => void save(theirs.revision)}>
              {t('saved.keepMine')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                showReply(theirs.id, theirs);
                discard();
              }}
            >
              {t('saved.takeTheirs')}
            </Button>
          </Flex>
        </chakra.div>
      )}
      <chakra.div role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
        {errors.all}
      </chakra.div>
      <Flex wrap="wrap" gap="3">
        {!theirs && (
          <Button type="submit" aria-disabled={isSaving}>
            {t(isSaving ? 'saved.saving' : 'saved.save')}
          </Button>
        )}
        <Button variant="outline" onClick={() => (isChanged ? askToDiscard() : discard())}>
          {t('saved.cancel')}
        </Button>
      </Flex>
      {question}
    </chakra.form>
  );
}
