import { array, lazy, mixed, number, object, type InferType } from 'yup';
import { strictString, withoutCasting } from '../general/fields.schema';
import { propertyOf } from '../general/property';
import { code } from '../messages/codes';
import {
  ERROR_TEXT_MAX_LENGTH,
  EVENTS_MAX_COUNT,
  FIELD_MAX_LENGTH,
  FORM_STEPS,
  HOST_MAX_LENGTH,
  METRICS,
  PATH_MAX_LENGTH,
  TAPS,
} from './limits';

const INVALID = code('api.invalidBody');

const text = (max: number) => strictString(INVALID).max(max, INVALID).defined(INVALID);
const oneOf = <const T extends string>(choices: readonly T[]) =>
  mixed<T>().oneOf(choices, INVALID).required(INVALID);
const numberUpTo = (max: number) =>
  withoutCasting(number()).typeError(INVALID).min(0, INVALID).max(max, INVALID).required(INVALID);

const event = <const T extends string>(type: T) =>
  object({ type: oneOf([type]), path: text(PATH_MAX_LENGTH) });

/** The schemas for events that visitors' browsers report. Every event includes its page's path. */
const eventSchemas = {
  view: event('view'),
  /** A visit. `from` is the host of the linking page, or '' if unknown. */
  visit: event('visit').shape({ from: text(HOST_MAX_LENGTH) }),
  tap: event('tap').shape({ on: oneOf(TAPS) }),
  /** A step in filling out the contact form. `field` is the name of the last field that the visitor used. */
  form: event('form').shape({ step: oneOf(FORM_STEPS), field: text(FIELD_MAX_LENGTH) }),
  /** `value` is in milliseconds, except for CLS, which has no unit. */
  vital: event('vital').shape({ metric: oneOf(METRICS), value: numberUpTo(1e7) }),
  /** `place` is the script's URL with the line and column, as in `https://…/app.js:1:234`. */
  error: event('error').shape({ message: text(ERROR_TEXT_MAX_LENGTH), place: text(PATH_MAX_LENGTH) }),
} as const;

const unknownEvent = mixed<never>()
  .nonNullable(INVALID)
  .required(INVALID)
  .test('known', INVALID, () => false);

const isType = (type: unknown): type is keyof typeof eventSchemas =>
  typeof type === 'string' && Object.hasOwn(eventSchemas, type);

export type StatsEvent = InferType<(typeof eventSchemas)[keyof typeof eventSchemas]>;

/** The body of a beacon. One invalid event rejects the whole beacon. */
export const statsRequestSchema = object({
  events: withoutCasting(
    array().of(
      lazy((value: unknown) => {
        const type = propertyOf(value, 'type');
        return isType(type) ? eventSchemas[type].required(INVALID) : unknownEvent;
      }),
    ),
  )
    .typeError(INVALID)
    .min(1, INVALID)
    .max(EVENTS_MAX_COUNT, INVALID)
    .required(INVALID),
});
