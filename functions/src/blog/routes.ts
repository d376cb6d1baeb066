import type { BlogApi } from '@perro-wisdom/domain/blog/api';
import type { Routes } from '../platform/http/handler';
import {
  addPost,
  changePost,
  listAllPosts,
  listPosts,
  removePost,
  showPost,
  showStoredPost,
} from './handler';
import { changeTopic, createTopic, listTopics, removeTopic } from './topics/handler';

export const BLOG_ROUTES: Routes<BlogApi> = {
  'GET /api/blog': listPosts,
  'GET /api/blog/{slug}': showPost,
  'GET /api/admin/blog': listAllPosts,
  'POST /api/admin/blog': addPost,
  'GET /api/admin/blog/{id}': showStoredPost,
  'PUT /api/admin/blog/{id}': changePost,
  'DELETE /api/admin/blog/{id}': removePost,
  'GET /api/admin/topics': listTopics,
  'POST /api/admin/topics/{kind}': createTopic,
  'PUT /api/admin/topics/{kind}/{slug}': changeTopic,
  'DELETE /api/admin/topics/{kind}/{slug}': removeTopic,
};
