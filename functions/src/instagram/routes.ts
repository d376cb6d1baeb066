import type { InstagramApi } from '@app/domain/instagram/api';
import type { Routes } from '../platform/http/handler';
import {
  authorizeInstagram,
  connectInstagram,
  disconnectInstagram,
  listInstagramPosts,
  refetchInstagram,
  showInstagramStatus,
} from './handler';

export const INSTAGRAM_ROUTES: Routes<InstagramApi> = {
  'GET /api/instagram': listInstagramPosts,
  'GET /api/admin/instagram': showInstagramStatus,
  'POST /api/admin/instagram/authorization': authorizeInstagram,
  'POST /api/admin/instagram/connection': connectInstagram,
  'DELETE /api/admin/instagram/connection': disconnectInstagram,
  'POST /api/admin/instagram/fetch': refetchInstagram,
};
