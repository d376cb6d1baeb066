/** Reads the site on the server with a visitor's permissions, subject to the security rules. */
import { PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { DRAFTS_MAX } from '@app/domain/content/limits';
import { asOwnPage, linkTo } from '@app/domain/content/own-pages';
import type { SiteSource } from '@app/domain/publishing/page-renderer';
import { asService, SERVICES_LIMIT } from '@app/domain/content/services';
import { readFirestore } from '../../../shared/data/readFirestore';

export const NO_SOURCE: SiteSource = { documents: {}, services: [], ownPages: [] };

export const readSiteSource = (): Promise<SiteSource> =>
  readFirestore(async ({ db, collection, limit, orderBy, query, readList, readAll }) => {
    const [documents, services, ownPages] = await Promise.all([
      readAll(query(collection(db, PUBLIC_COLLECTIONS.siteContent))),
      readList(
        query(collection(db, PUBLIC_COLLECTIONS.services), orderBy('order'), limit(SERVICES_LIMIT)),
        asService,
      ),
      readList(
        query(collection(db, PUBLIC_COLLECTIONS.ownPages), orderBy('order'), limit(DRAFTS_MAX)),
        asOwnPage,
      ),
    ]);
    return {
      documents: Object.fromEntries(
        documents.map((document): [string, unknown] => [String(document.id), document]),
      ),
      services,
      ownPages: ownPages.map(linkTo),
    };
  });
