import { Button, chakra } from '@chakra-ui/react';
import { otherLocale } from '@perro-wisdom/domain/general/locale';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import type { Topic } from '@perro-wisdom/domain/blog/topics';
import { TOPIC_KINDS, type TopicKind } from '@perro-wisdom/domain/blog/topics.limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu';
import { focusTitle } from '../../shared/browser/focus';
import { AdminPage } from '../platform/components/AdminPage';
import { BackLink } from '../platform/components/BackLink';
import { LoadFailed } from '../platform/components/LoadFailed';
import { useReportPublication } from '../platform/data/publication';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useErrorText } from '../platform/i18n/useErrorText';
import { Badge } from '../../shared/ui/Badge';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { Panel } from '../ui/Panel';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { showToast } from '../../shared/ui/toast';
import { TopicDialog } from '../editing/topics/TopicDialog';
import {
  addTopic,
  deleteTopic,
  nameIn,
  renameTopic,
  topicsOfKind,
  useTopics,
  useTopicsChanged,
} from '../editing/topics/topics';

/** What is being changed: a new topic of a kind, or one that exists. */
type Task = { action: 'add'; kind: TopicKind } | { action: 'rename' | 'delete'; topic: Topic };

/** All categories and tags: the owner adds, renames and deletes them here. */
export function TopicsPage() {
  const { t } = useTranslation(['adminTopics', 'common']);
  const locale = useAdminLocale();
  const query = useTopics();
  const [task, setTask] = useState<Task | null>(null);
  const hasDeleted = useRef(false);

  // The pressed button has been removed with its topic.
  useEffect(() => {
    if (hasDeleted.current && document.activeElement === document.body) focusTitle();
    hasDeleted.current = false;
  }, [query.data]);

  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      back={<BackLink to={ADMIN_PAGES.blog}>{t('back')}</BackLink>}
    >
      {query.isError && <LoadFailed title={t('failed')} query={query} />}
      {query.isPending && <LoadingRows label={t('common:loading')} />}
      {query.data && (
        <chakra.div display="grid" gridTemplateColumns={{ xl: '1fr 1fr' }} gap="6" alignItems="start">
          {TOPIC_KINDS.map((kind) => (
            <Panel key={kind} title={t(`kind.${kind}`)}>
              <TopicList topics={topicsOfKind(query.data, kind, locale)} kind={kind} onTask={setTask} />
              <Button variant="outline" size="sm" mt="4" onClick={() => setTask({ action: 'add', kind })}>
                <LuPlus size="18" aria-hidden="true" />
                {t(`${kind}.add`)}
              </Button>
            </Panel>
          ))}
        </chakra.div>
      )}
      <NamesTask task={task} onDone={() => setTask(null)} />
      <DeleteTask task={task} onDeleted={() => (hasDeleted.current = true)} onDone={() => setTask(null)} />
    </AdminPage>
  );
}

interface TopicListProps {
  topics: readonly Topic[];
  kind: TopicKind;
  onTask: (task: Task) => void;
}

function TopicList({ topics, kind, onTask }: TopicListProps) {
  const { t } = useTranslation('adminTopics');
  if (topics.length === 0) return <chakra.p color="fg.muted">{t(`${kind}.empty`)}</chakra.p>;
  return (
    <chakra.ul listStyleType="none">
      {topics.map((topic) => (
        <TopicRow key={topic.slug} topic={topic} onTask={onTask} />
      ))}
    </chakra.ul>
  );
}

function TopicRow({ topic, onTask }: { topic: Topic; onTask: (task: Task) => void }) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const translation = otherLocale(locale);
  const name = nameIn(topic, locale);
  const other = topic[translation];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      py="2"
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <chakra.div minW="0" flex="1 1 10rem" overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">{name}</chakra.span>
        {other !== '' && other !== name && (
          <chakra.span color="fg.muted" lang={translation}>
            {' · '}
            {other}
          </chakra.span>
        )}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          textStyle="small"
          color="fg.muted"
        >
          <span>{t('posts', { count: topic.posts })}</span>
          {topic.es === '' && <Badge tone="warm">{t('spanishMissing')}</Badge>}
          {topic.isRenaming && <Badge tone="warm">{t('renaming')}</Badge>}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" ml={{ base: '-4', sm: '0' }}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('rename.of', { name })}
          onClick={() => onTask({ action: 'rename', topic })}
        >
          <LuPencil size="18" aria-hidden="true" />
          {t(topic.isRenaming ? 'rename.finish' : 'rename')}
        </Button>
        {topic.posts === 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('delete.of', { name })}
            onClick={() => onTask({ action: 'delete', topic })}
          >
            <LuTrash2 size="18" aria-hidden="true" />
            {t('delete')}
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  );
}

/** Adds or renames a topic. */
function NamesTask({ task, onDone }: { task: Task | null; onDone: () => void }) {
  const { t } = useTranslation('adminTopics');
  const topicsChanged = useTopicsChanged();
  const reportPublication = useReportPublication();
  const topic = task?.action === 'rename' ? task.topic : null;
  const kind = task?.action === 'add' ? task.kind : (topic?.kind ?? 'category');
  return (
    <TopicDialog
      kind={kind}
      open={task !== null && task.action !== 'delete'}
      title={t(topic ? `${kind}.rename` : `${kind}.add`)}
      note={t(topic ? 'rename.note' : 'add.note')}
      initial={topic ?? { en: '', es: '' }}
      saveLabel={t(topic ? 'rename' : 'add')}
      onClose={onDone}
      onSave={async (names) => {
        try {
          const saved = await (topic ? renameTopic(topic, names) : addTopic(kind, names));
          if (topic && saved.posts > 0) reportPublication(null);
          onDone();
        } finally {
          // Also after a failure, which may have come in the middle of a renaming.
          topicsChanged({ everywhere: true });
        }
      }}
    />
  );
}

function DeleteTask({
  task,
  onDeleted,
  onDone,
}: {
  task: Task | null;
  onDeleted: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const topicsChanged = useTopicsChanged();
  const [isDeleting, setIsDeleting] = useState(false);
  const topic = task?.action === 'delete' ? task.topic : null;

  async function confirm(): Promise<void> {
    if (!topic || isDeleting) return;
    setIsDeleting(true);
    try {
      await deleteTopic(topic);
      onDeleted();
      showToast({ title: t('deleted', { name: nameIn(topic, locale) }) });
    } catch (error) {
      showToast({
        variant: 'destructive',
        title: t('delete.failed'),
        ...(error instanceof Error && { description: errorText(error) }),
      });
    }
    setIsDeleting(false);
    topicsChanged();
    onDone();
  }

  return (
    <ConfirmDialog
      open={topic !== null}
      title={t('delete.confirm', { name: topic ? nameIn(topic, locale) : '' })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      busy={isDeleting}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
