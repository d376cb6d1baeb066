/** The tasks in the owner's handbook, in order, and the task for each screen. */
import { ADMIN_PAGES } from '@app/domain/general/paths';

export const HELP_TOPICS = [
  'start',
  'messages',
  'answers',
  'deletingMessages',
  'personal',
  'posts',
  'categories',
  'pictures',
  'facts',
  'services',
  'prices',
  'testimonials',
  'pages',
  'ownPages',
  'brand',
  'deleting',
  'versions',
  'notifications',
  'instagram',
  'stats',
  'account',
  'backup',
  'trouble',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface Task {
  title: string;
  steps: string[];
  /** Additional tips. */
  notes?: string[];
  /** Additional search terms. */
  words?: string;
}

/** The content of each task. */
export type Handbook = Record<HelpTopic, Task>;

/** Matches a handbook reference to a label in the owner's area, such as `{adminEditor:publish}`. */
export const LABEL = /\{([\w:.]+)\}/;

/** The task for each path prefix; the first match wins. */
const TOPIC_OF_SCREENS: readonly [path: string, topic: HelpTopic][] = [
  [`${ADMIN_PAGES.contactSubmissions}/`, 'answers'],
  [ADMIN_PAGES.contactSubmissions, 'messages'],
  [ADMIN_PAGES.viewSubmissions, 'messages'],
  [ADMIN_PAGES.savedReplies, 'answers'],
  [ADMIN_PAGES.person, 'personal'],
  [ADMIN_PAGES.topics, 'categories'],
  [ADMIN_PAGES.blog, 'posts'],
  [ADMIN_PAGES.pictures, 'pictures'],
  [ADMIN_PAGES.imageDiagnostics, 'pictures'],
  [`${ADMIN_PAGES.content}/facts`, 'facts'],
  [`${ADMIN_PAGES.content}/services`, 'services'],
  [`${ADMIN_PAGES.content}/testimonials`, 'testimonials'],
  [ADMIN_PAGES.testimonialSubmissions, 'testimonials'],
  [`${ADMIN_PAGES.content}/ownPages`, 'ownPages'],
  [`${ADMIN_PAGES.content}/brand`, 'brand'],
  [ADMIN_PAGES.content, 'pages'],
  [ADMIN_PAGES.mailSettings, 'notifications'],
  [ADMIN_PAGES.pushSettings, 'notifications'],
  [ADMIN_PAGES.instagram, 'instagram'],
  [ADMIN_PAGES.stats, 'stats'],
  [ADMIN_PAGES.account, 'account'],
  [ADMIN_PAGES.backup, 'backup'],
];

/** Returns the URL of the handbook task for a screen. */
export function helpPath(pathname: string): string {
  const topic = TOPIC_OF_SCREENS.find(([path]) => pathname.startsWith(path))?.[1] ?? 'start';
  return `${ADMIN_PAGES.help}#${topic}`;
}
