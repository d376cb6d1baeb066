import type { BlogApi } from '@app/domain/blog/api';
import type { Request } from 'express';
import type { TopicNames } from '@app/domain/blog/topics';
import { TOPIC_KINDS, type TopicKind } from '@app/domain/blog/topics.limits';
import { topicNamesSchemas } from '@app/domain/blog/topics.schema';
import { LOCALES } from '@app/domain/general/locale';
import { JSON_MAX_BYTES } from '../../platform/config';
import { readJson, validateTyped, type JsonObject } from '../../platform/http/body';
import { ApiError } from '../../platform/http/error';
import { requireSameNames } from '../../platform/http/other-version';
import { pathParameter, type Routes } from '../../platform/http/handler';
import { addTopic, deleteTopic, readCountedTopics, renameTopic } from './store';

export const TOPIC_ROUTES = {
  'GET /api/admin/topics': readCountedTopics,
  /**
   * Adds a topic and responds with a 201, or with a 200 and the existing topic if there already is one with
   * this name.
   */
  'POST /api/admin/topics/{kind}': async (request, response) => {
    const kind = readKind(request);
    const { topic, created } = await addTopic(kind, validateNames(kind, readJson(request, JSON_MAX_BYTES)));
    response.status(created ? 201 : 200);
    return topic;
  },
  /** Renames a topic everywhere. Retrying after an interruption is safe. */
  'PUT /api/admin/topics/{kind}/{slug}': async (request) => {
    const kind = readKind(request);
    const body = readJson(request, JSON_MAX_BYTES);
    requireSameNames(LOCALES, body);
    const topic = await renameTopic(kind, pathParameter(request, 'slug'), validateNames(kind, body));
    if (!topic) throw new ApiError(404, 'topics.notFound');
    return topic;
  },
  'DELETE /api/admin/topics/{kind}/{slug}': async (request) => {
    if (!(await deleteTopic(readKind(request), pathParameter(request, 'slug'))))
      throw new ApiError(404, 'topics.notFound');
  },
} satisfies Partial<Routes<BlogApi>>;

function readKind(request: Request): TopicKind {
  const kind = TOPIC_KINDS.find((one) => one === pathParameter(request, 'kind'));
  if (!kind) throw new ApiError(404, 'api.notFound');
  return kind;
}

const validateNames = (kind: TopicKind, body: JsonObject): TopicNames =>
  validateTyped<TopicNames>(topicNamesSchemas[kind], body, { nameField: true });
