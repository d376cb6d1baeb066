import { array, object, string } from 'yup';
import { LOCALES } from '../general/locale';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';

const INVALID = code('api.invalidBody');

export const confirmLanguageSchema = object({
  locale: strictString(INVALID).required(INVALID).oneOf(LOCALES, INVALID),
});

/**
 * The schema for a draft's scheduled publication time, in ISO 8601 format and UTC. Null cancels the schedule.
 */
export const scheduleSchema = object({
  publishAt: strictString(INVALID)
    .nullable()
    .defined(INVALID)
    .test('date', INVALID, (text) => text === null || isIsoTime(text)),
});

const isIsoTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

export const orderSchema = object({
  ids: array().of(string().required()).required(INVALID),
});
