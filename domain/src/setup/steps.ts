/**
 * Derives the setup list on the owner's dashboard from the site's content. The list shows what remains to be
 * done until all content is the owner's own. Demo content is marked with `isDemo`. Only the seed sets
 * `isDemo`, and the owner's first publication of the content removes it. Content is never compared with the
 * demo content, because an owner may have the same name as the demo owner. Optional steps are offered but
 * never count as open. A phone number or an email address is enough, and so is one language.
 */
import type { DraftSummary } from '../drafts/drafts';
import type { Facts } from '../content/facts';
import { onlyLocale } from '../content/site-languages';
import { neededStatus } from '../drafts/kinds';
import { LOCALES, otherLocale, type Locale } from '../general/locale';

/** The topics of the steps, in the order shown on the dashboard. */
export const SETUP_TOPICS = [
  'name',
  'trainer',
  'portrait',
  'brand',
  'phone',
  'email',
  'whatsApp',
  'instagram',
  'details',
  'pages',
  'services',
  'testimonials',
  'ownPages',
  'posts',
  'legal',
  'mail',
  'domain',
] as const;
export type SetupTopic = (typeof SETUP_TOPICS)[number];

/**
 * The steps that every site needs. The progress counts only these, so the total doesn't grow with optional
 * content.
 */
const NEEDED: readonly SetupTopic[] = [
  'name',
  'trainer',
  'portrait',
  'phone',
  'email',
  'pages',
  'services',
  'legal',
  'mail',
];

/**
 * The state of a step:
 * - `demo`: visitors see the demo business's content
 * - `missing`: there is no content yet, or only the site's neutral text
 * - `incomplete`: content is missing or out of date in a language, or the email address isn't confirmed
 * - `optional`: there is no content, and the site is complete without it
 */
export type SetupState = 'demo' | 'missing' | 'incomplete' | 'optional' | 'done';

export interface SetupStep {
  topic: SetupTopic;
  state: SetupState;
  /** The languages in which content is missing or out of date. */
  locales: Locale[];
}

export interface SetupStatus {
  steps: SetupStep[];
}

export interface SetupInput {
  /** The published facts. Unknown facts are empty. */
  facts: Facts;
  /** The drafts of all kinds except posts, including drafts that visitors can't see. */
  drafts: readonly DraftSummary[];
  posts: 'none' | 'own' | 'demo';
  /** Whether the site can email the owner, and whether the owner has confirmed an address for emails. */
  mail: 'off' | 'unconfirmed' | 'confirmed';
  /** The site's address, such as `https://my-project.web.app`. */
  siteUrl: string;
}

/** Matches the default addresses of Firebase projects and the addresses of the emulators. */
const ADDRESS_OF_PROJECT = /(\.web\.app|\.firebaseapp\.com|localhost|127\.0\.0\.1)(:\d+)?$/;
/** A reserved top-level domain that no real site can have (RFC 2606). */
const RESERVED_ADDRESS = '.example';

/** The pages that need the owner's own content. */
const PERSONAL_PAGES = ['home', 'about'];
const LEGAL_TEXTS = 2;

const POSTS_STATES = {
  none: 'optional',
  own: 'done',
  demo: 'demo',
} as const satisfies Record<SetupInput['posts'], SetupState>;
const MAIL_STATES = {
  off: 'missing',
  unconfirmed: 'incomplete',
  confirmed: 'done',
} as const satisfies Record<SetupInput['mail'], SetupState>;

const isPublic = ({ publishedAt, deletedAt }: DraftSummary): boolean =>
  publishedAt !== null && deletedAt === null;

const localesOf = (drafts: readonly DraftSummary[], only: Locale | null): Locale[] =>
  LOCALES.filter((locale) => drafts.some((draft) => neededStatus(draft, locale, only).state !== 'complete'));

/** Returns all steps, including completed ones, in the order of `SETUP_TOPICS`. */
export function setupSteps({ facts, drafts, posts, mail, siteUrl }: SetupInput): SetupStep[] {
  const visible = drafts.filter(isPublic);
  const ofKind = (kind: DraftSummary['kind']) => visible.filter((draft) => draft.kind === kind);
  const factsAreDemo = ofKind('facts').some(({ isDemo }) => isDemo);

  const step = (state: SetupState, locales: Locale[] = []) => ({ state, locales });
  const fact = (value: string, ifEmpty: SetupState) => {
    if (value === '') return step(ifEmpty);
    return step(factsAreDemo ? 'demo' : 'done');
  };
  const written = (shown: readonly DraftSummary[], isEnough: boolean, otherwise: SetupState) => {
    if (shown.some(({ isDemo }) => isDemo)) return step('demo');
    if (!isEnough) return step(otherwise);
    const locales = localesOf(shown, onlyLocale(facts));
    return step(locales.length > 0 ? 'incomplete' : 'done', locales);
  };
  const pages = ofKind('pages');
  const services = ofKind('services');
  const testimonials = ofKind('testimonials');
  const ownPages = ofKind('ownPages');
  const legal = ofKind('legal');
  const hasDetails = facts.hours.length > 0 || facts.areas.length > 0 || facts.credentials.length > 0;
  // A phone number or an email address is enough to reach the business.
  const ifUnreachable = (other: string): SetupState => (other === '' ? 'missing' : 'optional');

  const steps: Record<SetupTopic, ReturnType<typeof step>> = {
    name: fact(facts.name, 'missing'),
    trainer: fact(facts.trainerName, 'missing'),
    portrait: fact(facts.portrait, 'missing'),
    phone: fact(facts.phone, ifUnreachable(facts.email)),
    email: fact(facts.email, ifUnreachable(facts.phone)),
    whatsApp: fact(facts.whatsApp, 'optional'),
    instagram: fact(facts.instagram, 'optional'),
    details: written(ofKind('facts'), hasDetails, 'optional'),
    brand: written(ofKind('brand'), ofKind('brand').length > 0, 'optional'),
    pages: written(
      pages,
      PERSONAL_PAGES.every((page) => pages.some(({ id, isEmpty }) => id === page && !isEmpty)),
      'missing',
    ),
    services: written(services, services.length > 0, 'missing'),
    testimonials: written(testimonials, testimonials.length > 0, 'optional'),
    ownPages: written(ownPages, ownPages.length > 0, 'optional'),
    posts: step(POSTS_STATES[posts]),
    legal: written(legal, legal.length === LEGAL_TEXTS, 'missing'),
    mail: step(MAIL_STATES[mail]),
    domain: step(domainState(siteUrl, factsAreDemo)),
  };
  return SETUP_TOPICS.map((topic) => ({ topic, ...steps[topic] }));
}

function domainState(siteUrl: string, factsAreDemo: boolean): SetupState {
  if (siteUrl.endsWith(RESERVED_ADDRESS)) return factsAreDemo ? 'demo' : 'missing';
  return siteUrl === '' || ADDRESS_OF_PROJECT.test(siteUrl) ? 'optional' : 'done';
}

const OPEN: readonly SetupState[] = ['demo', 'missing', 'incomplete'];

/** Returns whether a step is open in a language. A step that doesn't depend on a language is open in both. */
export const isOpenIn = ({ state, locales }: SetupStep, locale: Locale): boolean =>
  OPEN.includes(state) && (locales.length === 0 || locales.includes(locale));

/**
 * Returns the language with fewer open steps, or the language of the owner's area if there is a tie. The
 * dashboard shows the list while the returned language has open steps.
 */
export function mainLanguage(steps: readonly SetupStep[], own: Locale): Locale {
  const open = (locale: Locale) => steps.filter((step) => isOpenIn(step, locale)).length;
  return open(otherLocale(own)) < open(own) ? otherLocale(own) : own;
}

/** Returns how many required steps are done in a language, and how many there are in total. */
export function setupProgress(steps: readonly SetupStep[], locale: Locale): { done: number; total: number } {
  const needed = steps.filter(({ topic }) => NEEDED.includes(topic));
  return { done: needed.filter((step) => !isOpenIn(step, locale)).length, total: needed.length };
}

export const demoTopics = (steps: readonly SetupStep[]): SetupTopic[] =>
  steps.filter(({ state }) => state === 'demo').map(({ topic }) => topic);
