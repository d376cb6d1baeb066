import { API_PATHS } from '@perro-wisdom/domain/api';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { usePagedList } from '../../../platform/usePagedList';

/** The inbox, newest first, suspected spam included. */
export function useSubmissions(options?: { retry: number }) {
  return usePagedList<ContactSubmission>(API_PATHS.adminContactSubmissions, options);
}
