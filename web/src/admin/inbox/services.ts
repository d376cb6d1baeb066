/** What the services that messages are about are called now. */
import { serviceName, type NamedService } from '@app/domain/inbox/services';
import { useQuery } from '@tanstack/react-query';
import { ownerQuery } from '../platform/data/ownerQuery';
import { useAdminLocale } from '../platform/i18n/adminLanguage';

/** Each row of a list asks for them. */
const FRESH_MS = 10_000;

const NONE: readonly NamedService[] = [];

/** Returns the services that messages are or were about: none until they have been read, which `isPending` tells. */
export function useNamedServices(): { services: readonly NamedService[]; isPending: boolean } {
  const { data: services = NONE, isPending } = useQuery({
    ...ownerQuery('GET /api/admin/contact-services'),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  return { services, isPending };
}

/** Returns the function that names a message's service by its slug, in the language of the owner's area. */
export function useServiceName(): (slug: string) => string {
  const { services } = useNamedServices();
  const locale = useAdminLocale();
  return (slug) => serviceName(slug, services, locale);
}
