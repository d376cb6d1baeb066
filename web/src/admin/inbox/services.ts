/** Reads the current names of the services that messages are about. */
import { serviceName, type NamedService } from '@app/domain/inbox/services';
import { useQuery } from '@tanstack/react-query';
import { ownerQuery } from '../platform/data/ownerQuery';
import { useAdminLocale } from '../platform/i18n/adminLanguage';

/** How long the services stay fresh, in milliseconds. During this time, a list's rows don't refetch them. */
const FRESH_MS = 10_000;

const NONE: readonly NamedService[] = [];

/**
 * Returns the services that messages can be about, including hidden services. The list is empty while
 * `isPending` is true.
 */
export function useNamedServices(): { services: readonly NamedService[]; isPending: boolean } {
  const { data: services = NONE, isPending } = useQuery({
    ...ownerQuery('GET /api/admin/contact-services'),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  return { services, isPending };
}

/**
 * Returns a function that maps the slug of a message's service to its name, in the language of the owner's
 * area.
 */
export function useServiceName(): (slug: string) => string {
  const { services } = useNamedServices();
  const locale = useAdminLocale();
  return (slug) => serviceName(slug, services, locale);
}
