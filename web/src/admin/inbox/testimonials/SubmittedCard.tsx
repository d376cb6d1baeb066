import { Button, Flex, chakra } from '@chakra-ui/react';
import { answersIn } from '@app/domain/fields/answers';
import { draftScreenPath } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import type { SubmittedStatus } from '@app/domain/inbox/testimonials.limits';
import { useTranslation } from 'react-i18next';
import { callPath } from '../../../shared/data/api';
import { LuCheck, LuTrash2, LuUndo2, LuX } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { focusTitle } from '../../../shared/browser/focus';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { useAction } from '../../platform/useAction';
import { Card } from '../../../shared/ui/Card';
import { EmailText } from '../../../shared/ui/EmailText';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { showToast } from '../../../shared/ui/toast';
import { Stars } from '../../../shared/components/Stars';
import { useQuestion } from '../../ui/useQuestion';
import { approve, changeStatus, deleteForGood, useReadAgain } from './submitted';

/** The status changes that are offered for each status, in addition to approval and deletion. */
const MOVES = {
  waiting: [
    ['declined', 'decline', LuX],
    ['spam', 'spam', LuX],
  ],
  approved: [],
  declined: [['waiting', 'takeBack', LuUndo2]],
  spam: [['waiting', 'notSpam', LuUndo2]],
} as const;

/** Renders a submitted testimonial with buttons for the owner's decisions. */
export function SubmittedCard({ testimonial }: { testimonial: SubmittedTestimonial }) {
  const { t } = useTranslation('adminSubmitted');
  const locale = useAdminLocale();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const { perform, isBusy: busy } = useAction();
  const { ask, question } = useQuestion();
  const { id, email, words, rating, language, hasPhoto, status, createdAt } = testimonial;
  const name = plainName(testimonial.name);
  const answers = answersIn(TESTIMONIAL_FORM, testimonial, ['name', 'email', 'rating', 'words'], {
    locale,
    serviceName: String,
  });

  /**
   * Runs a change and reports any failure. Refetches the lists in either case, because another device may
   * have changed the testimonial.
   */
  async function attempt(change: () => Promise<void>): Promise<void> {
    if (busy) return;
    await perform({ call: change, failed: t('changeFailed') });
    await readAgain();
  }

  const move = (to: Exclude<SubmittedStatus, 'approved'>) =>
    attempt(async () => {
      const moved = await changeStatus(testimonial, to);
      focusTitle();
      const undo = () => void changeStatus(moved, status).then(readAgain, readAgain);
      showToast({ title: t(`${to}News`), action: { label: t('undo'), onClick: undo } });
    });
  const approveIt = () =>
    attempt(async () => {
      const { testimonialId } = await approve(id);
      showToast({ title: t('approved') });
      await navigate(draftScreenPath('testimonials', testimonialId));
    });
  const remove = async () => {
    await deleteForGood(id);
    focusTitle();
    showToast({ title: t('deletedNews') });
  };
  const askToRemove = () =>
    ask({
      title: t('deleteQuestion', { name }),
      detail: t('deleteWarning'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
      onConfirm: () => void attempt(remove),
    });

  return (
    <Card as="li" p={{ base: '5', md: '6' }} gap="4" data-submitted={id}>
      <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.h2>
        <chakra.time dateTime={createdAt} textStyle="note" alignSelf="center">
          {formatDateTime(createdAt, locale)}
        </chakra.time>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="1" mt="-2" textStyle="note">
        <Stars rating={rating} />
        {answers.map((answer) => (
          <span key={answer.name}>
            {answer.label}: {plainName(answer.text)}
          </span>
        ))}
        <span>{t(`language.${language}`)}</span>
        <chakra.a
          href={`mailto:${email}`}
          color="accent.text"
          textDecoration="underline"
          py="2"
          overflowWrap="anywhere"
        >
          <EmailText address={email} />
        </chakra.a>
      </Flex>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="5">
        {hasPhoto && (
          <chakra.img
            src={callPath('GET /api/admin/testimonial-submissions/{id}/photo', { params: { id } })}
            alt={t('photoAlt', { name })}
            w={{ base: 'full', sm: '40' }}
            maxH="15rem"
            alignSelf="flex-start"
            objectFit="contain"
            borderRadius="md"
            bg="bg.subtle"
          />
        )}
        <chakra.p lang={language} whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
          {words}
        </chakra.p>
      </Flex>
      <chakra.p textStyle="note">{t('consent', { date: formatDateTime(createdAt, locale) })}</chakra.p>
      <Flex align="center" gap="2" flexWrap="wrap">
        {status === 'waiting' && (
          <Button aria-label={t('approveOf', { name })} aria-disabled={busy} onClick={() => void approveIt()}>
            <LuCheck size="18" aria-hidden="true" />
            {busy ? t('approving') : t('approve')}
          </Button>
        )}
        {status === 'approved' && (
          <LinkButton to={draftScreenPath('testimonials', testimonial.testimonialId)} variant="outline">
            {t('edit')}
          </LinkButton>
        )}
        {MOVES[status].map(([to, label, Icon]) => (
          <Button key={to} variant="outline" aria-disabled={busy} onClick={() => void move(to)}>
            <Icon size="18" aria-hidden="true" />
            {t(label)}
          </Button>
        ))}
        {(status === 'declined' || status === 'spam') && (
          <Button variant="ghost" aria-disabled={busy} onClick={askToRemove}>
            <LuTrash2 size="18" aria-hidden="true" />
            {t('delete')}
          </Button>
        )}
      </Flex>
      {question}
    </Card>
  );
}
