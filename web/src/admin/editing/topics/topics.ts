import type { Locale } from '@app/domain/general/locale';
import { nameIn, type Topic, type TopicNames } from '@app/domain/blog/topics';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/data/api';
import { OWNER_DATA, ownerQuery, useForgetPublicData } from '../../platform/data/ownerQuery';

const topicsQuery = ownerQuery('GET /api/admin/topics');

export const useTopics = () => useQuery(topicsQuery);

/** Adds a topic, or returns the existing topic with either name. */
export const addTopic = (kind: TopicKind, { en, es }: TopicNames): Promise<Topic> =>
  callApi('POST /api/admin/topics/{kind}', { params: { kind }, body: { en, es } });
export const renameTopic = ({ kind, slug }: Topic, { en, es }: TopicNames): Promise<Topic> =>
  callApi('PUT /api/admin/topics/{kind}/{slug}', { params: { kind, slug }, body: { en, es } });
export const deleteTopic = ({ kind, slug }: Topic): Promise<null> =>
  callApi('DELETE /api/admin/topics/{kind}/{slug}', { params: { kind, slug } });

/**
 * Adds a topic with these names. If either name already belongs to a topic, gives that topic both names
 * instead.
 */
export async function nameTopic(kind: TopicKind, names: TopicNames): Promise<Topic> {
  const topic = await addTopic(kind, names);
  return topic.en === names.en && topic.es === names.es ? topic : renameTopic(topic, names);
}

/**
 * Returns a function that refetches the topics after a change. With `everywhere`, it also refetches the
 * owner's lists and the public pages.
 */
export function useTopicsChanged() {
  const client = useQueryClient();
  const forgetPublicData = useForgetPublicData();
  return ({ everywhere = false } = {}): void => {
    if (everywhere) forgetPublicData();
    void client.invalidateQueries({ queryKey: everywhere ? [OWNER_DATA] : topicsQuery.queryKey });
  };
}

/**
 * Returns a topic as a tag for posts, which always has an English name. A topic without one gets its Spanish
 * name in both languages.
 */
export const tagOf = (topic: TopicNames): TopicNames => ({ en: nameIn(topic, 'en'), es: topic.es });

/** Returns the topics of the given kind, sorted by their names in the given language. */
export const topicsOfKind = (topics: readonly Topic[], kind: TopicKind, locale: Locale): Topic[] =>
  topics
    .filter((topic) => topic.kind === kind)
    .sort((a, b) => nameIn(a, locale).localeCompare(nameIn(b, locale), locale));
