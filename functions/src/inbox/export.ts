/** Exports messages as CSV, with column names and labels in the owner's language. */
import { answerText, type OwnersWords } from '@app/domain/fields/answers';
import type { ContactSubmission, SubmissionFilter } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { serviceName, type NamedService } from '@app/domain/inbox/services';
import { wallTimeOf } from '@app/domain/general/dates';
import type { Locale } from '@app/domain/general/locale';
import type { Page } from '../platform/http/paging';
import { BYTE_ORDER_MARK, csvRow } from './csv';
import { readSubmissions } from './list';
import { en } from './locales/en';
import { es } from './locales/es';

const PAGE_SIZE = 200;

/** The columns after the time received and the form's fields. */
const STATE_COLUMNS = ['language', 'state', 'read', 'answered', 'binned', 'page', 'notes'] as const;
type Column = 'received' | (typeof STATE_COLUMNS)[number];

const TEXTS = { en, es };

const FIELDS = Object.entries(CONTACT_FORM);

/**
 * Returns a time in the business's time zone, in a format that spreadsheets recognize, such as
 * `2026-03-05 15:04`.
 */
function cellOf(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = wallTimeOf(new Date(iso));
  return `${date} ${time}`;
}

function rowOf(message: ContactSubmission, services: readonly NamedService[], locale: Locale): string {
  const { languages, states } = TEXTS[locale];
  const words: OwnersWords = { locale, serviceName: (slug) => serviceName(slug, services, locale) };
  const cells: Record<Column, string> = {
    received: cellOf(message.createdAt),
    language: languages[message.language],
    state: states[message.status],
    read: cellOf(message.readAt),
    answered: cellOf(message.answeredAt),
    binned: cellOf(message.deletedAt),
    page: message.page,
    notes: message.notes.map(({ text, createdAt }) => `${cellOf(createdAt)}: ${text}`).join('\n'),
  };
  const answers = FIELDS.map(
    ([name, field]) => message.unparsed?.[name] ?? answerText(field, Reflect.get(message, name), words),
  );
  return csvRow([cells.received, ...answers, ...STATE_COLUMNS.map((column) => cells[column])]);
}

function headingOf(locale: Locale): string {
  const { columns } = TEXTS[locale];
  const labels = FIELDS.map(([, { label }]) => label[locale]);
  return csvRow([columns.received, ...labels, ...STATE_COLUMNS.map((column) => columns[column])]);
}

export function csvOf(
  messages: readonly ContactSubmission[],
  services: readonly NamedService[],
  locale: Locale,
): string {
  return (
    BYTE_ORDER_MARK + headingOf(locale) + messages.map((message) => rowOf(message, services, locale)).join('')
  );
}

/** Returns the response headers for a download. The file name contains the date. */
export function attachmentHeaders(
  extension: 'csv' | 'json',
  locale: Locale,
  now: Date,
): Record<string, string> {
  return {
    'Content-Type': extension === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${TEXTS[locale].fileName}-${wallTimeOf(now).date}.${extension}"`,
  };
}

/**
 * Reads the first page of an export. Call this before starting the response, so that a failure can still
 * produce an error response.
 */
export const firstPage = (filter: SubmissionFilter): Promise<Page<ContactSubmission>> =>
  readSubmissions(filter, { limit: PAGE_SIZE, after: undefined });

/** Yields the parts of a CSV file with all messages that match a filter, page by page. */
export async function* csvParts(
  filter: SubmissionFilter,
  first: Page<ContactSubmission>,
  services: readonly NamedService[],
  locale: Locale,
): AsyncGenerator<string> {
  yield csvOf(first.items, services, locale);
  for (let after = first.next; after !== undefined;) {
    const { items, next } = await readSubmissions(filter, { limit: PAGE_SIZE, after });
    yield items.map((message) => rowOf(message, services, locale)).join('');
    after = next;
  }
}
