/** Messages as CSV, with the columns and words of the owner's language. */
import type {
  ContactSubmission,
  SubmissionFilter,
  SubmissionStatus,
} from '@perro-wisdom/domain/inbox/contact';
import { serviceName, type NamedService } from '@perro-wisdom/domain/inbox/services';
import { wallTimeOf } from '@perro-wisdom/domain/general/dates';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import type { Page } from '../platform/http/paging';
import { BYTE_ORDER_MARK, csvRow } from './csv';
import { readSubmissions } from './list';

const PAGE_SIZE = 200;

interface ExportTexts {
  fileName: string;
  columns: Record<
    | 'received'
    | 'name'
    | 'email'
    | 'phone'
    | 'whatsApp'
    | 'service'
    | 'message'
    | 'language'
    | 'state'
    | 'read'
    | 'answered'
    | 'binned'
    | 'page'
    | 'notes',
    string
  >;
  languages: Record<Locale, string>;
  states: Record<SubmissionStatus, string>;
  yes: string;
  no: string;
}

const TEXTS: Record<Locale, ExportTexts> = {
  en: {
    fileName: 'messages',
    columns: {
      received: 'Received',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      whatsApp: 'Prefers WhatsApp',
      service: 'Service',
      message: 'Message',
      language: 'Language',
      state: 'State',
      read: 'Read',
      answered: 'Answered',
      binned: 'Moved to the bin',
      page: 'Written on',
      notes: 'Private notes',
    },
    languages: { en: 'English', es: 'Spanish' },
    states: { new: 'New', read: 'Read', answered: 'Answered', archived: 'Archived', spam: 'Suspected spam' },
    yes: 'Yes',
    no: 'No',
  },
  es: {
    fileName: 'mensajes',
    columns: {
      received: 'Recibido',
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      whatsApp: 'Prefiere WhatsApp',
      service: 'Servicio',
      message: 'Mensaje',
      language: 'Idioma',
      state: 'Estado',
      read: 'Leído',
      answered: 'Contestado',
      binned: 'Movido a la papelera',
      page: 'Escrito en',
      notes: 'Notas privadas',
    },
    languages: { en: 'Inglés', es: 'Español' },
    states: {
      new: 'Nuevo',
      read: 'Leído',
      answered: 'Contestado',
      archived: 'Archivado',
      spam: 'Posible spam',
    },
    yes: 'Sí',
    no: 'No',
  },
};

/** Returns a time in Puerto Rico as spreadsheets read it: `2026-03-05 15:04`. */
function cellOf(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = wallTimeOf(new Date(iso));
  return `${date} ${time}`;
}

function rowOf(message: ContactSubmission, services: readonly NamedService[], locale: Locale): string {
  const { languages, states, yes, no } = TEXTS[locale];
  const cells: Record<keyof ExportTexts['columns'], string> = {
    received: cellOf(message.createdAt),
    name: message.name,
    email: message.email,
    phone: message.phone,
    whatsApp: message.prefersWhatsApp ? yes : no,
    service: serviceName(message.service, services, locale),
    message: message.message,
    language: languages[message.language],
    state: states[message.status],
    read: cellOf(message.readAt),
    answered: cellOf(message.answeredAt),
    binned: cellOf(message.deletedAt),
    page: message.page,
    notes: message.notes.map(({ text, createdAt }) => `${cellOf(createdAt)}: ${text}`).join('\n'),
  };
  return csvRow(columnNames(locale).map((name) => cells[name]));
}

const columnNames = (locale: Locale) =>
  Object.keys(TEXTS[locale].columns) as (keyof ExportTexts['columns'])[];

/** Returns messages as a CSV file. */
export function csvOf(
  messages: readonly ContactSubmission[],
  services: readonly NamedService[],
  locale: Locale,
): string {
  const heading = csvRow(Object.values(TEXTS[locale].columns));
  return BYTE_ORDER_MARK + heading + messages.map((message) => rowOf(message, services, locale)).join('');
}

/** Returns the headers of a file to be saved, which has the day in its name. */
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

/** Reads the first messages of an export. Read before the response begins, so that a failure can still be answered with an error. */
export const firstPage = (filter: SubmissionFilter): Promise<Page<ContactSubmission>> =>
  readSubmissions(filter, { limit: PAGE_SIZE, after: undefined });

/** Returns all messages that a filter shows as the parts of a CSV file, however many there are. */
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
