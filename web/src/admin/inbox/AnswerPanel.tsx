import { Button, Flex, Textarea, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import {
  ANSWER_MAX_LENGTH,
  emailAnswer,
  greetingFor,
  greetingName,
  whatsAppAnswer,
} from '@app/domain/inbox/replies/replies';
import { asBoolean, asRecord, asText } from '@app/domain/stored/reader';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuMail, LuMessageCircle } from 'react-icons/lu';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useFacts } from '../../shared/content/SiteContext';
import { Field } from '../../shared/ui/Field';
import { AnchorButton } from '../../shared/ui/LinkButton';
import { Bar } from '../ui/Bar';
import { Panel } from '../ui/Panel';
import { showToast } from '../../shared/ui/toast';
import { useSubmissionChanges } from './changes';
import { useKept, type TextKind } from './unsent/keptTexts';
import { whatsAppNumber } from './phone';
import { SavedReplySelect } from './SavedReplySelect';

export const ANSWER_ID = 'answer' satisfies TextKind;

const ICON = { size: '18', 'aria-hidden': true } as const;

/**
 * Parses a stored reply. A reply that was opened in another program (`isUsed`) is shown again only after the
 * owner marks the message as unanswered.
 */
const asAnswer = asRecord({ text: asText, isUsed: asBoolean });

/** Returns a reply's text, which starts with a greeting, and a function that changes it. */
function useAnswerText(message: ContactSubmission) {
  const greeting = `${greetingFor(message)}\n\n`;
  const [{ text }, setAnswer] = useKept(ANSWER_ID, message, asAnswer, (kept) =>
    kept && !(kept.isUsed && message.status === 'answered') ? kept : { text: greeting, isUsed: false },
  );
  const change = (next: string, isUsed = false) =>
    setAnswer({ text: next, isUsed }, next !== greeting && next.trim() !== '');
  return [text, change] as const;
}

/**
 * Lets the owner write a reply, optionally starting from a saved one, and open it in a mail program or
 * WhatsApp. Opening the reply marks the message as answered.
 */
export function AnswerPanel({ message }: { message: ContactSubmission }) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const [text, change] = useAnswerText(message);
  const { change: mark } = useSubmissionChanges();
  const { language, phone, prefersWhatsApp, status, answeredAt } = message;
  const name = greetingName(message.name) || plainName(message.email);
  const number = useMemo(() => whatsAppNumber(phone), [phone]);
  const email = { channel: 'email', link: emailAnswer(message, text, useFacts().name) } as const;
  const whatsApp =
    number === null ? [] : [{ channel: 'whatsApp', link: whatsAppAnswer(number, text) } as const];
  const isWhatsAppFirst = number !== null && prefersWhatsApp;
  const ways = isWhatsAppFirst ? [...whatsApp, email] : [email, ...whatsApp];
  const over = text.length - ANSWER_MAX_LENGTH;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text.trim());
      showToast({ title: t('answer.copied') });
    } catch {
      showToast({ variant: 'destructive', title: t('answer.copyFailed') });
    }
  }

  const open = (isComplete: boolean) => {
    if (!isComplete) void copy();
    change(text, true);
    if (status !== 'answered') void mark(message, 'answered');
  };

  return (
    <Panel title={t('answer.title')}>
      <Flex direction="column" gap="4" maxW="prose">
        {status === 'answered' && answeredAt !== null && (
          <Bar flexWrap="wrap" borderRadius="md" bg="good.bg" color="good.fg">
            <chakra.span fontWeight="medium">
              {t('answer.answered', { time: formatDateTime(answeredAt, locale) })}
            </chakra.span>
            <Button
              variant="ghost"
              size="sm"
              mx="-4"
              color="inherit"
              onClick={() => void mark(message, 'read')}
            >
              {t('answer.takeBack')}
            </Button>
          </Bar>
        )}
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
        {ways[0]?.link.isComplete === false && (
          <chakra.p textStyle="small" fontWeight="medium">
            {t('answer.tooLong')}
          </chakra.p>
        )}
        <Flex wrap="wrap" gap="3">
          {ways.map(({ channel, link }, index) => (
            <AnchorButton
              key={channel}
              href={link.url}
              {...(channel === 'whatsApp' && { target: '_blank', rel: 'noreferrer' })}
              variant={index === 0 ? 'solid' : 'outline'}
              onClick={() => open(link.isComplete)}
            >
              {channel === 'email' ? <LuMail {...ICON} /> : <LuMessageCircle {...ICON} />}
              {t(`answer.${channel}`)}
            </AnchorButton>
          ))}
          <Button variant="ghost" onClick={() => void copy()}>
            <LuCopy {...ICON} />
            {t('answer.copy')}
          </Button>
        </Flex>
        <chakra.p textStyle="note">{t('answer.marks')}</chakra.p>
      </Flex>
    </Panel>
  );
}
