import { chakra } from '@chakra-ui/react';
import { answersIn } from '@app/domain/fields/answers';
import { plainName } from '@app/domain/general/plain-name';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { MessageText } from './MessageText';
import { EmailLink } from './Sender';
import { useServiceName } from './services';

const Term = chakra('dt', { base: { textStyle: 'note' } });
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', mb: '3', _last: { mb: '0' } } });

export function MessageDetails({ message, onReply }: { message: ContactSubmission; onReply: () => void }) {
  const { t } = useTranslation('adminContact');
  const serviceName = useServiceName();
  const locale = useAdminLocale();
  const { name, language, page, createdAt, readAt, answeredAt, deletedAt } = message;
  const answers = answersIn(CONTACT_FORM, message, ['name', 'email', 'message'], {
    locale,
    serviceName: (slug) => serviceName(slug) || t('noService'),
  });
  const times = [
    ['column.received', createdAt],
    ['time.opened', readAt],
    ['time.answeredAt', answeredAt],
    ['time.deletedAt', deletedAt],
  ] as const;
  return (
    <dl>
      <Term>{t('column.from')}</Term>
      <Value>
        <bdi>{plainName(name)}</bdi>
        <br />
        <EmailLink submission={message} onReply={onReply} />
      </Value>
      {answers.map(({ name, label, text, isLong }) => (
        <Fragment key={name}>
          <Term>{label}</Term>
          <Value whiteSpace="pre-wrap">
            <MessageText text={isLong ? text : plainName(text)} />
          </Value>
        </Fragment>
      ))}
      <Term>{t('filter.language')}</Term>
      <Value>{t(`mark.${language}`)}</Value>
      {page !== '' && (
        <>
          <Term>{t('page')}</Term>
          <Value>
            <chakra.a href={page} color="inherit" display="inline-block" py="1">
              {page}
            </chakra.a>
          </Value>
        </>
      )}
      {times.map(
        ([what, time]) =>
          time !== null && (
            <Fragment key={what}>
              <Term>{t(what)}</Term>
              <Value>
                <time dateTime={time}>{formatDateTime(time, locale)}</time>
              </Value>
            </Fragment>
          ),
      )}
    </dl>
  );
}
