/** Facts, brand, the texts of pages, and legal texts: fixed sets of drafts. */
import type { LegalPageName } from '@app/domain/general/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { LEGAL_FIELDS } from '@app/domain/content/legal';
import { liveValues } from '@app/domain/fields/public';
import { liveKind } from './live';

/** A document of `siteContent`. */
const siteContent = {
  collection: COLLECTIONS.siteContent,
  document: <Fields extends object>(fields: Fields) => fields,
  change: () => ({ collection: 'siteContent' }) as const,
};

export const facts = liveKind<'facts'>({ ...siteContent });

export const brand = liveKind<'brand'>({ ...siteContent });

export const pages = liveKind<'pages'>({ ...siteContent });

export const legal = liveKind<'legal'>({
  collection: COLLECTIONS.legalTexts,
  document: (fields, _draft, now) => ({
    ...liveValues(LEGAL_FIELDS, fields),
    updatedAt: Timestamp.fromDate(now),
  }),
  change: (id) => ({ collection: 'legalTexts', page: id as LegalPageName }),
});
