import { Button, Flex, Textarea, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import {
  ANSWER_MAX_LENGTH,
  emailAnswer,
  greetingFor,
  greetingName,
  whatsAppAnswer,
  type AnswerLink,
} from '@app/domain/inbox/replies/replies';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuMail, LuMessageCircle } from 'react-icons/lu';
import { boolean, object, string } from 'yup';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useFacts } from '../../shared/content/SiteContext';
import { Field } from '../../shared/ui/Field';
import { AnchorButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { showToast } from '../../shared/ui/toast';
import { useSubmissionChanges } from './changes';
import { useKept } from './keptTexts';
import { whatsAppNumber } from './phone';
import { SavedReplySelect } from './SavedReplySelect';

export const ANSWER_ID = 'answer';

/** What is kept of an answer. It is not offered again once it was handed over, unless she takes that back. */
const answerSchema = object({ text: string().defined(), isUsed: boolean().required() });

/** Returns the text of an answer, which begins with the greeting, and functions that change it. */
function useAnswerText(message: ContactSubmission) {
  const greeting = `${greetingFor(message)}\n\n`;
  const [{ text }, setAnswer] = useKept(
    `answer ${message.id}`,
    answerSchema,
    (kept) =>
      kept && !(kept.isUsed && message.status === 'answered') ? kept : { text: greeting, isUsed: false },
    message.email,
  );
  const change = (next: string, isUsed = false) =>
    setAnswer({ text: next, isUsed }, next !== greeting && next.trim() !== '');
  return { text, change, markUsed: () => change(text, true) };
}

/** Writes an answer, also from a saved reply, and opens it in the owner's mail program or in WhatsApp. That marks the message as answered. */
export function AnswerPanel({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const { text, change, markUsed } = useAnswerText(message);
  const { change: mark } = useSubmissionChanges();
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
    if (status !== 'answered') void mark(message, 'answered');
  };

  const byEmail = { channel: 'email', link: email, Icon: LuMail } as const;
  const onWhatsApp = whatsApp && ({ channel: 'whatsApp', link: whatsApp, Icon: LuMessageCircle } as const);
  const ways = (isWhatsAppFirst ? [onWhatsApp, byEmail] : [byEmail, onWhatsApp]).filter(
    (way) => way !== null,
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
          {ways.map(({ channel, link, Icon }, index) => (
            <AnchorButton
              key={channel}
              href={link.url}
              {...(channel === 'whatsApp' && { target: '_blank', rel: 'noreferrer' })}
              variant={index === 0 ? 'solid' : 'outline'}
              onClick={() => open(link)}
            >
              <Icon size="18" aria-hidden="true" />
              {t(`answer.${channel}`)}
            </AnchorButton>
          ))}
          <Button variant="ghost" onClick={() => void copy()}>
            <LuCopy size="18" aria-hidden="true" />
            {t('answer.copy')}
          </Button>
        </Flex>
        <chakra.p textStyle="note">{t('answer.marks')}</chakra.p>
      </Flex>
    </Panel>
  );
}

function AnsweredLine({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const { change: mark } = useSubmissionChanges();
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
      <Button variant="ghost" size="sm" mx="-4" color="inherit" onClick={() => void mark(message, 'read')}>
        {t('answer.takeBack')}
      </Button>
    </Flex>
  );
}
