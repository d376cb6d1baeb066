/** Facts, the texts of pages, and legal texts: fixed sets of drafts. */
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import type { StoredDraft } from '@perro-wisdom/domain/drafts/document';
import { pageOfDraft } from '@perro-wisdom/domain/drafts/previews';
import type { LegalPageName } from '@perro-wisdom/domain/content/legal';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import type { Preview } from '../kind';
import { liveKind } from './live';

const urlOf =
  (kind: 'facts' | 'pages' | 'legal', id: string): Preview['url'] =>
  (locale) =>
    pagePath(pageOfDraft(kind, id), locale);

/** A document of `siteContent`. */
const siteContent = {
  collection: COLLECTIONS.siteContent,
  document: <Fields extends object>(fields: Fields) => fields,
  change: () => ({ collection: 'siteContent' }) as const,
  preview: ({ kind, id, fields }: StoredDraft<'facts' | 'pages'>): Preview => ({
    url: urlOf(kind, id),
    documents: { siteContent: { [id]: fields } },
  }),
};

export const facts = liveKind<'facts'>({ ...siteContent });

export const pages = liveKind<'pages'>({ ...siteContent });

export const legal = liveKind<'legal'>({
  collection: COLLECTIONS.legalTexts,
  document: (fields, _draft, now) => ({ ...fields, updatedAt: Timestamp.fromDate(now) }),
  change: (id) => ({ collection: 'legalTexts', page: id as LegalPageName }),
  preview: ({ id, fields, revision, updatedAt }) => ({
    url: urlOf('legal', id),
    // A text that was never saved is not shown: its page has the template.
    documents: revision === 0 ? {} : { legal: { ...fields, id, updatedAt: updatedAt ?? '' } },
  }),
});
