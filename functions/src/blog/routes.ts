import type { BlogApi } from '@app/domain/blog/api';
import type { Routes } from '../platform/http/handler';
import { listPosts, showPost } from './handler';
import { changeTopic, createTopic, listTopics, removeTopic } from './topics/handler';

export const BLOG_ROUTES: Routes<BlogApi> = {
  'GET /api/blog': listPosts,
  'GET /api/blog/{slug}': showPost,
  'GET /api/admin/topics': listTopics,
  'POST /api/admin/topics/{kind}': createTopic,
  'PUT /api/admin/topics/{kind}/{slug}': changeTopic,
  'DELETE /api/admin/topics/{kind}/{slug}': removeTopic,
};
