import { Button, Flex, Grid, chakra } from '@chakra-ui/react';
import { nameIn, type Topic } from '@app/domain/blog/topics';
import { otherLocale } from '@app/domain/general/locale';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { TOPIC_KINDS } from '@app/domain/blog/topics.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu';
import { AdminPage } from '../platform/components/AdminPage';
import { BackLink } from '../platform/components/BackLink';
import { Unloaded } from '../platform/components/Unloaded';
import { useSiteLocales } from '../platform/i18n/siteLanguages';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useAction } from '../platform/useAction';
import { useFocusAfterRemoval } from '../platform/useFocusAfterRemoval';
import { Badge } from '../../shared/ui/Badge';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { useQuestion } from '../ui/useQuestion';
import { TopicDialog, type Naming } from '../editing/topics/TopicDialog';
import { deleteTopic, topicsOfKind, useTopics, useTopicsChanged } from '../editing/topics/topics';

/** Lists all categories and tags, which the owner can add, rename and delete. */
export function TopicsPage() {
  const { t } = useTranslation(['adminTopics', 'admin']);
  const locale = useAdminLocale();
  const query = useTopics();
  const topicsChanged = useTopicsChanged();
  const { perform } = useAction();
  const { ask, question } = useQuestion();
  const [naming, setNaming] = useState<Naming | null>(null);
  // Deleting a topic also removes the button that had focus.
  useFocusAfterRemoval(query.data?.map(({ kind, slug }) => `${kind}/${slug}`) ?? []);

  function askToDelete(topic: Topic): void {
    const name = nameIn(topic, locale);
    ask({
      title: t('delete.confirm', { name }),
      confirmLabel: t('delete'),
      cancelLabel: t('admin:cancel'),
      onConfirm: async () => {
        const call = () => deleteTopic(topic);
        await perform({ call, done: { title: t('deleted', { name }) }, failed: t('delete.failed') });
        topicsChanged();
      },
    });
  }

  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      back={<BackLink to={ADMIN_PAGES.blog}>{t('back')}</BackLink>}
    >
      <Unloaded query={query} failed={t('failed')} />
      {query.data && (
        <Grid templateColumns={{ xl: '1fr 1fr' }} gap="6" alignItems="start">
          {TOPIC_KINDS.map((kind) => (
            <Panel key={kind} title={t(`kind.${kind}`)}>
              {query.data.every((topic) => topic.kind !== kind) && (
                <chakra.p color="fg.muted">{t(`${kind}.empty`)}</chakra.p>
              )}
              <ul>
                {topicsOfKind(query.data, kind, locale).map((topic) => (
                  <TopicRow
                    key={topic.slug}
                    topic={topic}
                    onRename={() => setNaming({ kind, topic })}
                    onDelete={() => askToDelete(topic)}
                  />
                ))}
              </ul>
              <Button variant="outline" size="sm" mt="4" onClick={() => setNaming({ kind, topic: null })}>
                <LuPlus size="18" aria-hidden="true" />
                {t(`${kind}.add`)}
              </Button>
            </Panel>
          ))}
        </Grid>
      )}
      <TopicDialog naming={naming} onClose={() => setNaming(null)} />
      {question}
    </AdminPage>
  );
}

interface TopicRowProps {
  topic: Topic;
  onRename: () => void;
  onDelete: () => void;
}

function TopicRow({ topic, onRename, onDelete }: TopicRowProps) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const translation = otherLocale(locale);
  const name = nameIn(topic, locale);
  const locales = useSiteLocales();
  const other = locales.length > 1 ? topic[translation] : '';
  return (
    <Row flexWrap="wrap" columnGap="4" rowGap="0" py="2" _first={{ borderTopWidth: '0' }}>
      <chakra.div minW="0" flex="1 1 10rem" overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">{name}</chakra.span>
        {other !== '' && other !== name && (
          <chakra.span color="fg.muted" lang={translation}>
            {' · '}
            {other}
          </chakra.span>
        )}
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" textStyle="note">
          <span>{t('posts', { count: topic.posts })}</span>
          {locales
            .filter((language) => topic[language] === '')
            .map((language) => (
              <Badge key={language}>{t(`missing.${language}`)}</Badge>
            ))}
          {topic.isRenaming && <Badge tone="warm">{t('renaming')}</Badge>}
        </Flex>
      </chakra.div>
      <Flex wrap="wrap" ml={{ base: '-4', sm: '0' }}>
        <Button variant="ghost" size="sm" aria-label={t('rename.of', { name })} onClick={onRename}>
          <LuPencil size="18" aria-hidden="true" />
          {t(topic.isRenaming ? 'rename.finish' : 'rename')}
        </Button>
        {topic.posts === 0 && (
          <Button variant="ghost" size="sm" aria-label={t('delete.of', { name })} onClick={onDelete}>
            <LuTrash2 size="18" aria-hidden="true" />
            {t('delete')}
          </Button>
        )}
      </Flex>
    </Row>
  );
}
