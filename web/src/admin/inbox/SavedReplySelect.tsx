import { chakra } from '@chakra-ui/react';
import type { Draft } from '@app/domain/drafts/drafts';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { REPLIES_ID } from '@app/domain/general/collections';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { replyFor, type Replies, type SavedReply } from '@app/domain/inbox/replies/saved';
import { fillReply } from '@app/domain/inbox/replies/placeholders';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerQuery } from '../platform/data/ownerQuery';
import { Field } from '../../shared/ui/Field';
import { TextLink } from '../ui/TextLink';
import { Options, Select } from '../../shared/ui/Select';
import { useNamedServices } from './services';

interface SavedReplySelectProps {
  message: ContactSubmission;
  text: string;
  onInsert: (text: string) => void;
}

/** Selects the nonempty saved replies, in the owner's order. */
const repliesQuery = {
  ...ownerQuery('GET /api/admin/drafts/{kind}/{id}', { params: { kind: 'replies', id: REPLIES_ID } }),
  select: ({ fields }: Draft) =>
    (fields as Replies).replies.filter(({ textEn, textEs }) => textEn !== '' || textEs !== ''),
};

const nameOf = ({ title, textEn, textEs }: SavedReply): string => title || (textEn || textEs).slice(0, 60);

/**
 * Lets the owner insert a saved reply at the end of the text. Selecting another saved reply right afterward
 * replaces the first one.
 */
export function SavedReplySelect({ message, text, onInsert }: SavedReplySelectProps) {
  const { t } = useTranslation('adminAnswers');
  const { services, isPending } = useNamedServices();
  const { data: replies, isError } = useQuery(repliesQuery);
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
        title: nameOf(reply),
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
            // Until the services have loaded, a reply would contain a service's slug instead of its name.
            disabled={isPending || !replies}
            value=""
            onChange={({ target }) => {
              const reply = replies?.[Number(target.value)];
              if (reply) insert(reply);
            }}
          >
            <option value="">{t('answer.choose')}</option>
            <Options of={(replies ?? []).map((reply, index) => [String(index), nameOf(reply)])} />
          </Select>
        )}
      </Field>
      <chakra.p role="status" textStyle="note" mt="1.5" _empty={{ display: 'none' }}>
        {news}
      </chakra.p>
      {manage}
    </div>
  );
}
