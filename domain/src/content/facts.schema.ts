/** The schemas of the facts of the business: as the owner edits them, and as they are published. */
import { array, number, object, string } from 'yup';
import { items, line, lines, metaTexts, picture } from './fields.schema';
import { AREA_GROUPS, WEEKDAYS, phoneDigits } from './facts.limits';
import { withoutCasting } from '../general/fields.schema';
import { code } from '../messages/codes';

const coordinate = (max: number) =>
  withoutCasting(number())
    .nullable()
    .default(null)
    .min(-max, code('content.numberInvalid'))
    .max(max, code('content.numberInvalid'))
    .typeError(code('content.numberInvalid'));

/** The facts as the owner edits them: any may be empty or half typed. */
export const factsSchema = object({
  ...lines('blogName'),
  name: line(),
  trainerName: line(),
  ...metaTexts('tagline'),
  /** The trainer, wherever the site shows her. */
  ...picture('portrait'),
  phone: line(40),
  /** The number on which the business answers by WhatsApp; empty if it does not. */
  whatsApp: line(40),
  email: line(),
  street: line(),
  city: line(),
  /** As in a postal address: `PR`. */
  region: line(),
  postalCode: line(20),
  /** ISO 3166-1: `US`. */
  country: line(2),
  latitude: coordinate(90),
  longitude: coordinate(180),
  /** Meters around the coordinates. */
  serviceRadius: withoutCasting(number())
    .nullable()
    .default(null)
    .min(0, code('content.numberInvalid'))
    .max(1_000_000, code('content.numberInvalid'))
    .typeError(code('content.numberInvalid')),
  priceRange: line(40),
  /** Days that share their times; a day may be in several rows. Times are `HH:MM`. */
  hours: items({
    days: array().of(string().oneOf(WEEKDAYS).required()).default([]),
    opens: line(5),
    closes: line(5),
  }),
  /** Days without service, both included, as `YYYY-MM-DD`. */
  closures: items({ from: line(10), to: line(10), ...lines('name') }),
  /** The towns served. */
  areas: items({ name: line(), group: string().oneOf(AREA_GROUPS).default('others') }),
  /** `badge`: the short form on the trainer's card; empty for none. */
  credentials: items({ ...lines('name'), ...metaTexts('detail'), badge: line(20) }),
  instagram: line(),
  facebook: line(),
  youtube: line(),
  tiktok: line(),
  /** The site's address if it is not that of the deployment: `https://perrowisdom.example`. */
  siteUrl: line(),
});

const optional = (pattern: RegExp, message: Parameters<typeof code>[0]) =>
  line().matches(pattern, { message: code(message), excludeEmptyString: true });
const phone = () =>
  line(40).test(
    'phone',
    code('content.phoneInvalid'),
    (text) => text === '' || /^\d{8,15}$/.test(phoneDigits(text)),
  );
const url = () => optional(/^https:\/\/[^\s/]+\.[^\s/]+\S*$/, 'content.urlInvalid');
const time = () =>
  line(5)
    .required(code('blog.fieldRequired'))
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, code('content.timeInvalid'));
const date = () =>
  line(10)
    .required(code('blog.fieldRequired'))
    .matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, code('content.dateInvalid'));

/** The facts as they are published. */
export const publishableFactsSchema = factsSchema.shape({
  name: line().required(code('blog.fieldRequired')),
  phone: phone(),
  whatsApp: phone(),
  email: optional(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'content.emailInvalid'),
  instagram: url(),
  facebook: url(),
  youtube: url(),
  tiktok: url(),
  siteUrl: optional(/^https:\/\/[a-z0-9.-]+$/, 'content.siteUrlInvalid'),
  hours: items({
    days: array().of(string().oneOf(WEEKDAYS).required()).min(1, code('content.daysRequired')).default([]),
    opens: time(),
    closes: time(),
  }),
  closures: items({ from: date(), to: date(), ...lines('name') }),
  areas: items({
    name: line().required(code('blog.fieldRequired')),
    group: string().oneOf(AREA_GROUPS).default('others'),
  }),
});
