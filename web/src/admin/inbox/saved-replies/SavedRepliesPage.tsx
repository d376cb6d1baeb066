import { Button, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { EXAMPLE_REPLIES, type SavedReply } from '@app/domain/inbox/replies/saved';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { focusTitle } from '../../../shared/browser/focus';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { Unloaded } from '../../platform/components/Unloaded';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useAction } from '../../platform/useAction';
import { Card } from '../../../shared/ui/Card';
import { Notice } from '../../../shared/ui/Notice';
import { useQuestion } from '../../ui/useQuestion';
import { ReplyForm } from './ReplyForm';
import { addReply, byTitle, deleteReply, draftIds, NEW, useSavedReplies, useShowReply } from './savedReplies';
import { editButtonId, ReplyTexts } from './ReplyTexts';

/** The saved replies: the owner adds, changes and deletes them here. What she has not saved yet is open when she comes back. */
export function SavedRepliesPage() {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const query = useSavedReplies();
  const [open, setOpen] = useState<readonly string[]>(draftIds);
  const showReply = useShowReply();
  const { perform } = useAction();
  const { ask, question } = useQuestion();
  /** The reply whose button gets the focus when its form has closed. */
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current === null || document.activeElement !== document.body) return;
    const button = document.getElementById(editButtonId(focusNext.current));
    focusNext.current = null;
    if (button) button.focus();
    else focusTitle();
  });

  const show = (id: string) => setOpen((ids) => [...ids.filter((other) => other !== id), id]);
  const close = (id: string, saved: SavedReply | null) => {
    focusNext.current = saved?.id ?? id;
    setOpen((ids) => ids.filter((other) => other !== id));
  };

  async function remove(reply: SavedReply): Promise<void> {
    const isDeleted = await perform({
      call: () => deleteReply(reply),
      done: { title: t('saved.deleted') },
      failed: t('saved.deleteFailed'),
    });
    // After a failure it may have been changed elsewhere.
    void showReply(reply.id, isDeleted ? null : reply);
    if (isDeleted) focusTitle();
  }
  const askAbout = (reply: SavedReply) =>
    ask({
      title: t('saved.deleteQuestion', { title: reply.title }),
      detail: t('saved.deleteDetail'),
      confirmLabel: t('saved.delete'),
      cancelLabel: t('saved.keep'),
      onConfirm: () => remove(reply),
    });

  const replies = query.data && byTitle(query.data, locale);
  const cards = replies && [
    // New replies, and the drafts of those that were deleted elsewhere.
    ...open.filter((id) => !replies.some((reply) => reply.id === id)).map((id) => ({ id, reply: null })),
    ...replies.map((reply) => ({ id: reply.id, reply })),
  ];
  return (
    <AdminPage
      title={t('saved.title')}
      intro={t('saved.intro')}
      back={<BackLink to={ADMIN_PAGES.contactSubmissions}>{t('saved.back')}</BackLink>}
      actions={
        <Button onClick={() => show(NEW)}>
          <LuPlus size="18" aria-hidden="true" />
          {t('saved.new')}
        </Button>
      }
    >
      <Unloaded query={query} failed={t('saved.failed')} />
      {cards?.length === 0 && <NoReplies />}
      <chakra.ul display="flex" flexDirection="column" gap="4" _empty={{ display: 'none' }}>
        {cards?.map(({ id, reply }) => (
          <Card as="li" key={id} p={{ base: '5', md: '6' }}>
            <chakra.h2 textStyle="h3" overflowWrap="anywhere">
              {reply ? reply.title : t('saved.new')}
            </chakra.h2>
            {reply && !open.includes(id) ? (
              <ReplyTexts reply={reply} onEdit={() => show(id)} onDelete={() => askAbout(reply)} />
            ) : (
              <chakra.div mt="4">
                <ReplyForm reply={reply} draftId={id} onClose={(saved) => close(id, saved)} />
              </chakra.div>
            )}
          </Card>
        ))}
      </chakra.ul>
      {question}
    </AdminPage>
  );
}

/** The empty list, with the offer to start with examples. Each has a key of its own, so that a repetition adds none twice. */
function NoReplies() {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const showReply = useShowReply();
  const { perform, isBusy } = useAction();
  const [attempt] = useState(() => crypto.randomUUID());

  async function addExamples(): Promise<void> {
    const added = await Promise.all(
      EXAMPLE_REPLIES.map(({ title, textEn, textEs }, index) =>
        addReply({ title: title[locale], textEn, textEs }, `${attempt}-${index}`),
      ),
    );
    for (const reply of added) void showReply(reply.id, reply);
    focusTitle();
  }
  const start = () => !isBusy && void perform({ call: addExamples, failed: t('saved.examplesFailed') });

  return (
    <Notice title={t('saved.none')} action={{ label: t('saved.examples'), onClick: start, busy: isBusy }}>
      {t('saved.noneDetail')}
    </Notice>
  );
}
