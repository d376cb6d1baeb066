import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { draftId, parseDraftId } from '@app/domain/drafts/drafts';
import type { NamedService } from '@app/domain/inbox/services';
import { OTHER_SERVICE } from '@app/domain/inbox/contact.limits';
import type { ServiceFields } from '@app/domain/content/services';
import { drafts, storedDraft } from '../drafts/document';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { readList } from '../content/store';

/**
 * Reads all services that messages can be about: the visible ones, in their order on the site, and then the
 * hidden ones.
 */
export async function readNamedServices(): Promise<NamedService[]> {
  const [services, all] = await Promise.all([
    readList('services'),
    drafts.where('kind', '==', 'services').get(),
  ]);
  const visible = services.map(({ slug, formerSlugs, titleEn, titleEs }) => ({
    slug,
    formerSlugs,
    titleEn,
    titleEs,
  }));
  const ids = services.map(({ id }) => draftId('services', id));
  const hidden = all.docs.filter(({ id }) => !ids.includes(id)).flatMap(hiddenService);
  return [...visible, ...hidden];
}

/** Returns the service in a hidden draft as an array, which is empty if the draft was never public. */
function hiddenService(document: DocumentSnapshot): NamedService[] {
  const key = parseDraftId(document.id);
  const draft = key && storedDraft(key, document);
  if (!draft || draft.publicSlug === '') return [];
  const { titleEn, titleEs } = draft.fields as ServiceFields;
  return [{ slug: draft.publicSlug, formerSlugs: draft.formerSlugs, titleEn, titleEs }];
}

/**
 * Throws a 400 if there never was such a service. Accepts hidden services, because a message may have been
 * queued offline before the owner hid its service.
 */
export async function requireKnownService(slug: string): Promise<void> {
  if (slug === '' || slug === OTHER_SERVICE) return;
  const services = db.collection(COLLECTIONS.services);
  const visible = await services.where('slug', '==', slug).limit(1).select('slug').get();
  if (!visible.empty) return;
  const named = await readNamedServices();
  if (!named.some((service) => service.slug === slug || service.formerSlugs.includes(slug)))
    throw new ApiError(400, 'contact.serviceUnknown');
}
