import { factsIn } from '@app/domain/content/site-documents';
import type { SiteLanguages } from '@app/domain/content/site-languages';
import { facts } from '../../seed/facts';
import { INVENTED_IDS } from '../../seed/invented';
import type { Google } from './google';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const PAGE_SIZE = 300;

/** The collections that hold the site's content. */
export const CONTENT = ['services', 'testimonials', 'posts'] as const;

/** The demo's placeholders, which identify demo content. */
export interface Placeholders {
  facts: Contact;
  /** The ids of invented testimonials and posts. */
  inventedIds: readonly string[];
}

/** The business's contact details in the facts. */
interface Contact {
  email: string;
  phone: string;
}

/** The ids of all documents in each collection. The facts are null until they are first saved. */
export type Content = Record<(typeof CONTENT)[number], string[]> & { facts: Contact | null };

export const PLACEHOLDERS: Placeholders = { facts, inventedIds: INVENTED_IDS };

export async function readContent(google: Google): Promise<Content> {
  const [services = [], testimonials = [], posts = []] = await Promise.all(
    CONTENT.map((name) => idsIn(google, name)),
  );
  return { services, testimonials, posts, facts: await contactIn(google) };
}

async function contactIn(google: Google): Promise<Contact | null> {
  const url = `${documentsUrl(google)}/siteContent/facts?mask.fieldPaths=email&mask.fieldPaths=phone`;
  const document = await google.find<{ fields?: Record<string, { stringValue: string }> }>(url);
  if (!document) return null;
  const { email, phone } = document.fields ?? {};
  return { email: email?.stringValue ?? '', phone: phone?.stringValue ?? '' };
}

/** Returns the languages that the owner chose for the site. */
export async function readSiteLanguages(google: Google): Promise<SiteLanguages> {
  const url = `${documentsUrl(google)}/siteContent/facts?mask.fieldPaths=siteLanguages`;
  const document = await google.find<{ fields?: Record<string, { stringValue: string } | undefined> }>(url);
  return factsIn({ siteLanguages: document?.fields?.siteLanguages?.stringValue });
}

async function idsIn(google: Google, collection: string): Promise<string[]> {
  // The mask names a field that doesn't exist, so that the response contains only the documents' names.
  const url = `${documentsUrl(google)}/${collection}?mask.fieldPaths=none`;
  const documents = await google.list<{ name: string }>(url, 'documents', PAGE_SIZE);
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

const documentsUrl = ({ project }: Google): string =>
  `${FIRESTORE}/projects/${project}/databases/(default)/documents`;

/** Returns a problem for each kind of demo content in the database. */
export function demoContentIn(
  { facts: demo, inventedIds }: Placeholders,
  { testimonials, posts, facts: present }: Content,
): string[] {
  const problems: string[] = [];
  if (present && (present.email === demo.email || present.phone === demo.phone)) {
    problems.push(
      `The contact details of the business are still the demo's (${present.email}, ${present.phone}). Change them in the owner's area.`,
    );
  }
  const invented = [...testimonials, ...posts].filter((id) => inventedIds.includes(id));
  if (invented.length > 0)
    problems.push(
      `The database contains ${invented.length} invented testimonials and posts (${invented.slice(0, 3).join(', ')} ...).`,
    );
  return problems;
}
