/**
 * Counts events on the page and sends them to the server in beacons. This code doesn't identify visitors and
 * stores nothing in the browser.
 */
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

/** How long events are collected before they are sent, unless the visitor leaves the page. */
const GATHERING_MS = 2000;
/** The maximum number of errors reported per page, in case one occurs in a loop. */
const ERRORS_PER_PAGE = 5;

const FORM = '[data-contact-form], [data-plain-form]';

/**
 * The links that count as contacts. Links for sharing a page (`mailto:?…`, `wa.me/?…`) have no recipient and
 * don't count.
 */
const TAPS: readonly (readonly [Tap, RegExp])[] = [
  ['phone', /^tel:/],
  ['whatsapp', /^https:\/\/(?:wa\.me\/\d|api\.whatsapp\.com\/send\?phone)/],
  ['email', /^mailto:[^?]/],
];

type EventOf<Type> = Extract<StatsEvent, { type: Type }>;
type News = { [Type in StatsEvent['type']]: Omit<EventOf<Type>, 'path'> }[StatsEvent['type']];

/**
 * The path of the current page. While the next page is loading, `location` may already have that page's path.
 */
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
  // If the browser rejects the beacon, the events are dropped; they aren't worth a retry.
  navigator.sendBeacon('/api/stats' satisfies ApiPath, body);
}

function count(news: News, at = path): void {
  waiting.push({ ...news, path: at.slice(0, PATH_MAX_LENGTH) });
  if (waiting.length === EVENTS_MAX_COUNT) flush();
  timer ??= setTimeout(flush, GATHERING_MS);
}

/** A form that the visitor has started to fill in but hasn't sent. */
interface BegunForm {
  element: Element;
  path: string;
  /** The name of the last field that the visitor touched. */
  field: string;
  /** Whether an exit at this field has already been reported. */
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
  // The link may open another app, and the visitor may never return to this page.
  flush();
}

/**
 * The ids of the metrics counted so far. `web-vitals` may report a metric again when a page is hidden a
 * second time.
 */
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
  // Ignores errors from browser extensions' scripts, and harmless errors about delayed ResizeObserver
  // callbacks.
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

/** Counts the pages shown so far and starts counting events. Returns a function that counts the next page. */
export function startCounting(shown: readonly string[]): (path: string) => void {
  const show = (next: string) => {
    // A form that is still mounted hasn't been left: the visitor only switched languages.
    if (form && !form.element.isConnected) {
      leaveForm();
      form = null;
    }
    path = next;
    count({ type: 'view' });
  };
  const [first = location.pathname, ...others] = shown;
  path = first;
  // Reloading or going back doesn't count as a new visit.
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : 'navigate';
  const from = document.referrer && new URL(document.referrer).host;
  if (type === 'navigate' && from !== location.host) count({ type: 'visit', from });
  if (type !== 'reload') count({ type: 'view' });
  others.forEach(show);

  document.addEventListener('click', tap, true);
  document.addEventListener('input', touchField);
  // The browser submits the form natively until the form's code has loaded.
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches('[data-plain-form]')) sendForm();
  });
  addEventListener(CONTACT_SENT, sendForm);
  onUncaughtError(reportError);
  for (const observe of [onLCP, onINP, onCLS]) observe(measure(first));

  // Register this listener after those of `web-vitals`, which report metrics when the page is hidden.
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
