import { Button, Flex, Textarea, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import {
  ANSWER_MAX_LENGTH,
  emailAnswer,
  greetingFor,
  greetingName,
  whatsAppAnswer,
  type AnswerLink,
} from '@app/domain/inbox/replies/replies';
import { replyFor, type SavedReply } from '@app/domain/inbox/replies/saved';
import { fillReply } from '@app/domain/inbox/replies/placeholders';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuMail, LuMessageCircle } from 'react-icons/lu';
import { boolean, object, string } from 'yup';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useFacts } from '../../shared/content/SiteContext';
import { Field } from '../../shared/ui/Field';
import { AnchorButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { TextLink } from '../ui/TextLink';
import { Options, Select } from '../../shared/ui/Select';
import { showToast } from '../../shared/ui/toast';
import { useSubmissionChanges } from './data';
import { forgetKept, readKept, writeKept } from './keptTexts';
import { useNamedServices } from './services';
import { whatsAppNumber } from './phone';
import { byTitle, useSavedReplies } from './saved-replies/savedReplies';

/** The id of the field in which the answer is written. */
export const ANSWER_ID = 'answer';

/** What is kept of an answer. It is not offered again once it was handed over, unless she takes that back. */
const keptAnswerSchema = object({ text: string().defined(), isUsed: boolean().required() });

/** Returns the text of an answer, which begins with the greeting, and functions that change it. */
function useAnswerText(message: ContactSubmission) {
  const name = `answer ${message.id}`;
  const greeting = `${greetingFor(message)}\n\n`;
  const [text, setText] = useState(() => {
    const kept = readKept(name, keptAnswerSchema);
    return kept && !(kept.isUsed && message.status === 'answered') ? kept.text : greeting;
  });
  const keep = (kept: { text: string; isUsed: boolean }) =>
    kept.text === greeting || kept.text.trim() === ''
      ? forgetKept(name)
      : writeKept(name, kept, message.email);
  return {
    text,
    change: (next: string) => {
      setText(next);
      keep({ text: next, isUsed: false });
    },
    markUsed: () => keep({ text, isUsed: true }),
  };
}

/** Writes an answer, also from a saved reply, and opens it in the owner's mail program or in WhatsApp. That marks the message as answered. */
export function AnswerPanel({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const { text, change, markUsed } = useAnswerText(message);
  const { setStatus } = useSubmissionChanges();
  const { language, phone, prefersWhatsApp, status } = message;
  const name = greetingName(message.name) || plainName(message.email);
  const number = useMemo(() => whatsAppNumber(phone), [phone]);
  const { name: business } = useFacts();
  const email = useMemo(() => emailAnswer(message, text, business), [message, text, business]);
  const whatsApp = number === null ? null : whatsAppAnswer(number, text);
  const isWhatsAppFirst = whatsApp !== null && prefersWhatsApp;
  const isTooLong = !(isWhatsAppFirst ? whatsApp : email).isComplete;
  const over = text.length - ANSWER_MAX_LENGTH;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text.trim());
      showToast({ title: t('answer.copied') });
    } catch {
      showToast({ variant: 'destructive', title: t('answer.copyFailed') });
    }
  }

  const open = ({ isComplete }: AnswerLink) => {
    if (!isComplete) void copy();
    markUsed();
    if (status !== 'answered') setStatus(message, 'answered');
  };

  const byEmail = (
    <AnchorButton
      key="email"
      href={email.url}
      variant={isWhatsAppFirst ? 'outline' : 'solid'}
      onClick={() => open(email)}
    >
      <LuMail size="18" aria-hidden="true" />
      {t('answer.email')}
    </AnchorButton>
  );
  const onWhatsApp = whatsApp && (
    <AnchorButton
      key="whatsApp"
      href={whatsApp.url}
      target="_blank"
      rel="noreferrer"
      variant={isWhatsAppFirst ? 'solid' : 'outline'}
      onClick={() => open(whatsApp)}
    >
      <LuMessageCircle size="18" aria-hidden="true" />
      {t('answer.whatsApp')}
    </AnchorButton>
  );
  return (
    <Panel title={t('answer.title')}>
      <Flex direction="column" gap="4" maxW="prose">
        <AnsweredLine message={message} />
        <SavedReplySelect message={message} text={text} onInsert={change} />
        <Field
          id={ANSWER_ID}
          label={t('answer.text')}
          note={`${t(`answer.note.${language}`, { name })}${isWhatsAppFirst ? ` ${t('answer.prefersWhatsApp', { name })}` : ''}`}
          error={over > 0 ? t('answer.over', { count: over }) : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              lang={language}
              rows={8}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        {isTooLong && (
          <chakra.p textStyle="small" fontWeight="medium">
            {t('answer.tooLong')}
          </chakra.p>
        )}
        <Flex wrap="wrap" gap="3">
          {isWhatsAppFirst ? [onWhatsApp, byEmail] : [byEmail, onWhatsApp]}
          <Button variant="ghost" onClick={() => void copy()}>
            <LuCopy size="18" aria-hidden="true" />
            {t('answer.copy')}
          </Button>
        </Flex>
        <chakra.p textStyle="small" color="fg.muted">
          {t('answer.marks')}
        </chakra.p>
      </Flex>
    </Panel>
  );
}

/** When the message was answered, and a button that takes it back. */
function AnsweredLine({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const { setStatus } = useSubmissionChanges();
  if (message.status !== 'answered' || message.answeredAt === null) return null;
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      px="4"
      py="2"
      borderRadius="md"
      bg="good.bg"
      color="good.fg"
    >
      <chakra.span fontWeight="medium">
        {t('answer.answered', { time: formatDateTime(message.answeredAt, locale) })}
      </chakra.span>
      <Button variant="ghost" size="sm" mx="-4" color="inherit" onClick={() => setStatus(message, 'read')}>
        {t('answer.takeBack')}
      </Button>
    </Flex>
  );
}

interface SavedReplySelectProps {
  message: ContactSubmission;
  text: string;
  onInsert: (text: string) => void;
}

/** Inserts a saved reply at the end of the answer. Choosing another one at once replaces it. */
function SavedReplySelect({ message, text, onInsert }: SavedReplySelectProps) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const { services, isPending } = useNamedServices();
  const { data: replies, isError } = useSavedReplies();
  const [news, setNews] = useState('');
  const inserted = useRef('');

  function insert(reply: SavedReply): void {
    const { text: found, language } = replyFor(reply, message.language);
    const filled = fillReply(found, message, services, language);
    const before =
      inserted.current !== '' && text.endsWith(inserted.current)
        ? text.slice(0, -inserted.current.length)
        : text;
    inserted.current = filled;
    onInsert(before.trim() === '' ? filled : `${before.trimEnd()}\n\n${filled}`);
    setNews(
      t(language === message.language ? 'answer.inserted' : `answer.insertedOther.${language}`, {
        title: reply.title,
      }),
    );
  }

  const manage = (
    <TextLink to={ADMIN_PAGES.savedReplies} textStyle="small">
      {t(replies?.length === 0 ? 'answer.write' : 'answer.manage')}
    </TextLink>
  );
  if (isError) return <chakra.p color="fg.muted">{t('answer.savedFailed')}</chakra.p>;
  if (replies?.length === 0) return <div>{manage}</div>;
  return (
    <div>
      <Field label={t('answer.saved')}>
        {(control) => (
          <Select
            {...control}
            // Until then a reply would name the service by its slug.
            disabled={isPending}
            value=""
            onChange={({ target }) => {
              const reply = replies?.find(({ id }) => id === target.value);
              if (reply) insert(reply);
            }}
          >
            <option value="">{t('answer.choose')}</option>
            <Options of={byTitle(replies ?? [], locale).map(({ id, title }) => [id, title])} />
          </Select>
        )}
      </Field>
      <chakra.p role="status" textStyle="small" color="fg.muted" mt="1.5" _empty={{ display: 'none' }}>
        {news}
      </chakra.p>
      {manage}
    </div>
  );
}
