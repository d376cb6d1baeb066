/** The facts of the business: one document, `siteContent/facts`. An empty one is unknown, and no page names it. */
import type { InferType } from 'yup';
import { phoneDigits } from './facts.limits';
import type { factsSchema } from './facts.schema';

export type Facts = InferType<typeof factsSchema>;

/** A row of the opening hours. */
export type OpeningHours = Facts['hours'][number];
/** One or more days on which the business is closed. */
export type Closure = Facts['closures'][number];
export type Credential = Facts['credentials'][number];
export type ServiceArea = Facts['areas'][number];

export { AREA_GROUPS, WEEKDAYS, phoneDigits, type AreaGroup, type Weekday } from './facts.limits';

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'tiktok'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Returns a phone number as people write it: `(787) 555-0142`. A number that is not of the North American plan stays as it is. */
export function displayPhone(phone: string): string {
  const [, area, exchange, line] = /^1(\d{3})(\d{3})(\d{4})$/.exec(phoneDigits(phone)) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}

/** Returns a phone number as `tel:` links and structured data have it: `+1-787-555-0142`; empty if there is none. */
export function dialablePhone(phone: string): string {
  const digits = phoneDigits(phone);
  const [, area, exchange, line] = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? digits && `+${digits}` : `+1-${area}-${exchange}-${line}`;
}

/** No facts: what is known of a business before its owner has written anything. */
export const NO_FACTS: Facts = {
  blogNameEn: '',
  blogNameEs: '',
  name: '',
  trainerName: '',
  taglineEn: '',
  taglineEs: '',
  portrait: '',
  portraitAltEn: '',
  portraitAltEs: '',
  portraitFocus: '',
  phone: '',
  whatsApp: '',
  email: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  latitude: null,
  longitude: null,
  serviceRadius: null,
  priceRange: '',
  hours: [],
  closures: [],
  areas: [],
  credentials: [],
  instagram: '',
  facebook: '',
  youtube: '',
  tiktok: '',
  siteUrl: '',
};
