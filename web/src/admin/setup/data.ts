import { ADMIN_PAGES } from '@app/domain/general/paths';
import { SETUP_TOPICS, type SetupStatus, type SetupTopic } from '@app/domain/setup/steps';
import { queryOptions } from '@tanstack/react-query';
import { safeLocalStorage } from '../../shared/browser/storage';
import { callApi, callPath } from '../../shared/data/api';
import { ownerKey } from '../platform/data/ownerQuery';

const LAST_STATUS_KEY = 'setupStatus';

/** Returns the setup status cached in this browser; undefined if there is none. */
function lastStatus(): SetupStatus | undefined {
  try {
    // The cached status may come from another version of the site, which has other topics.
    const stored = JSON.parse(safeLocalStorage.read(LAST_STATUS_KEY) ?? 'null') as SetupStatus | null;
    return stored === null
      ? undefined
      : { steps: stored.steps.filter(({ topic }) => SETUP_TOPICS.includes(topic)) };
  } catch {
    return undefined;
  }
}

/**
 * The query for the setup status. Shows the cached status until the response arrives, so that a late response
 * doesn't shift the layout.
 */
export const setupQuery = queryOptions({
  queryKey: ownerKey(callPath('GET /api/admin/setup')),
  queryFn: async () => {
    const status = await callApi('GET /api/admin/setup');
    safeLocalStorage.write(LAST_STATUS_KEY, JSON.stringify(status));
    return status;
  },
  placeholderData: lastStatus,
});

const FACTS = `${ADMIN_PAGES.content}/facts/facts`;

/** The path of the screen for each setup step. */
export const SETUP_SCREENS: Record<SetupTopic, string> = {
  name: `${FACTS}#name`,
  trainer: `${FACTS}#trainerName`,
  portrait: `${FACTS}#portrait`,
  brand: `${ADMIN_PAGES.content}/brand/brand`,
  phone: `${FACTS}#phone`,
  email: `${FACTS}#email`,
  whatsApp: `${FACTS}#whatsApp`,
  instagram: `${FACTS}#instagram`,
  details: FACTS,
  pages: ADMIN_PAGES.content,
  services: `${ADMIN_PAGES.content}/services`,
  testimonials: `${ADMIN_PAGES.content}/testimonials`,
  ownPages: `${ADMIN_PAGES.content}/ownPages`,
  posts: ADMIN_PAGES.blog,
  legal: ADMIN_PAGES.content,
  mail: ADMIN_PAGES.mailSettings,
  domain: `${FACTS}#siteUrl`,
};
