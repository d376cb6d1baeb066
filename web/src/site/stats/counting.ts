/** Counts what happens on the page, and sends it to the server in beacons. Nothing identifies the visitor, and nothing is stored in the browser. */
import type { ApiPath } from '@app/domain/api';
import {
  ERROR_TEXT_MAX_LENGTH,
  EVENTS_MAX_COUNT,
  FIELD_MAX_LENGTH,
  PATH_MAX_LENGTH,
  type Tap,
} from '@app/domain/stats/limits';
import type { StatsEvent } from '@app/domain/stats/events.schema';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { CONTACT_SENT } from '../platform/browser/contactSent';
import { onUncaughtError } from '../platform/browser/errors';

/** Events wait this long for others, unless the page is left. */
const GATHERING_MS = 2000;
/** An error in a loop must not send beacons without end. */
const ERRORS_PER_PAGE = 5;

const FORM = '[data-contact-form], [data-plain-form]';

/** Links to share a page (`mailto:?…`, `wa.me/?…`) have no recipient, and are no contact. */
const TAPS: readonly (readonly [Tap, RegExp])[] = [
  ['phone', /^tel:/],
  ['whatsapp', /^https:\/\/(?:wa\.me\/\d|api\.whatsapp\.com\/send\?phone)/],
  ['email', /^mailto:[^?]/],
];

type EventOf<Type> = Extract<StatsEvent, { type: Type }>;
type News = { [Type in StatsEvent['type']]: Omit<EventOf<Type>, 'path'> }[StatsEvent['type']];

/** The path of the shown page: the address is that of the next one already while that is loading. */
let path = '';
let waiting: StatsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  // Lost where the browser refuses it: a count is not worth more.
  navigator.sendBeacon('/api/stats' satisfies ApiPath, body);
}

function count(news: News, at = path): void {
  waiting.push({ ...news, path: at.slice(0, PATH_MAX_LENGTH) });
  if (waiting.length === EVENTS_MAX_COUNT) flush();
  timer ??= setTimeout(flush, GATHERING_MS);
}

/** A form that the visitor has begun and not sent. */
interface BegunForm {
  element: Element;
  path: string;
  /** The name of the field that was touched last. */
  field: string;
  /** Whether that was reported as where the visitor left. */
  isLeft: boolean;
}
let form: BegunForm | null = null;

function countForm(step: 'left' | 'resumed', begun: BegunForm): void {
  count({ type: 'form', step, field: begun.field }, begun.path);
}

function leaveForm(): void {
  if (!form || form.isLeft) return;
  form.isLeft = true;
  countForm('left', form);
}

function sendForm(): void {
  if (form?.isLeft) countForm('resumed', form);
  form = null;
  count({ type: 'form', step: 'sent', field: '' });
}

function touchField({ target }: Event): void {
  const element = target instanceof Element ? target.closest(FORM) : null;
  if (!element || !(target instanceof Element)) return;
  const field = (target.getAttribute('name') ?? '').slice(0, FIELD_MAX_LENGTH);
  if (form?.isLeft) countForm('resumed', form);
  if (!form) count({ type: 'form', step: 'begun', field });
  form = { element, path: form?.path ?? path, field, isLeft: false };
}

function tap({ target }: Event): void {
  const href = target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? '') : '';
  const [on] = TAPS.find(([, pattern]) => pattern.test(href)) ?? [];
  if (!on) return;
  count({ type: 'tap', on });
  // Another app may come to the front, and this page never come back.
  flush();
}

/** Each measurement once: a page that was hidden and shown again reports it again. */
const measured = new Set<string>();

function measure(first: string) {
  return ({ name, id, value }: Metric): void => {
    if (measured.has(id) || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return;
    measured.add(id);
    count({ type: 'vital', metric: name, value: Math.round(value * 1000) / 1000 }, first);
  };
}

let errors = 0;

function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  const reason: unknown = 'reason' in event ? event.reason : event.error;
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  const [inStack = ''] = /https?:\/\/\S+?:\d+:\d+/.exec(stack) ?? [];
  const place =
    'filename' in event && event.filename ? `${event.filename}:${event.lineno}:${event.colno}` : inStack;
  const message = 'message' in event ? event.message : String(reason);
  // Scripts of browser extensions are not ours, and a delayed ResizeObserver is no fault.
  if (
    (place !== '' && !place.startsWith(location.origin)) ||
    message.startsWith('ResizeObserver loop') ||
    errors === ERRORS_PER_PAGE
  )
    return;
  errors += 1;
  count({
    type: 'error',
    message: message.slice(0, ERROR_TEXT_MAX_LENGTH),
    place: place.slice(0, PATH_MAX_LENGTH),
  });
}

/** Counts the pages that have been shown so far, and what happens from now on. Returns the function that counts the next page. */
export function startCounting(shown: readonly string[]): (path: string) => void {
  const show = (next: string) => {
    // A form stays when the page changes its language.
    if (form && !form.element.isConnected) {
      leaveForm();
      form = null;
    }
    path = next;
    count({ type: 'view' });
  };
  const [first = location.pathname, ...others] = shown;
  path = first;
  // Neither a page that is loaded again nor one on the way back is a new visit.
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : 'navigate';
  const from = document.referrer && new URL(document.referrer).host;
  if (type === 'navigate' && from !== location.host) count({ type: 'visit', from });
  if (type !== 'reload') count({ type: 'view' });
  others.forEach(show);

  document.addEventListener('click', tap, true);
  document.addEventListener('input', touchField);
  // Without our code the browser sends the form itself.
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches('[data-plain-form]')) sendForm();
  });
  addEventListener(CONTACT_SENT, sendForm);
  onUncaughtError(reportError);
  for (const observe of [onLCP, onINP, onCLS]) observe(measure(first));

  // After the listeners of `web-vitals`, which report when the page is hidden.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    leaveForm();
    flush();
  });
  addEventListener('pagehide', flush);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count({ type: 'view' });
  });
  return show;
}
