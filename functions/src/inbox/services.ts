import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { draftId, parseDraftId } from '@app/domain/drafts/drafts';
import type { NamedService } from '@app/domain/inbox/services';
import { OTHER_SERVICE } from '@app/domain/inbox/contact.limits';
import type { ServiceFields } from '@app/domain/content/services';
import { drafts, storedDraft } from '../drafts/document';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { readServices } from '../content/store';

/** Reads all services that messages can be about: those that visitors see, in their order, and then the others. */
export async function readNamedServices(): Promise<NamedService[]> {
  const [services, all] = await Promise.all([readServices(), drafts.where('kind', '==', 'services').get()]);
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

/** Returns what a hidden service is called; none for a draft that was never public. */
function hiddenService(document: DocumentSnapshot): NamedService[] {
  const key = parseDraftId(document.id);
  const draft = key && storedDraft(key, document);
  if (!draft || draft.publicSlug === '') return [];
  const { titleEn, titleEs } = draft.fields as ServiceFields;
  return [{ slug: draft.publicSlug, formerSlugs: draft.formerSlugs, titleEn, titleEs }];
}

/** Throws a 400 for a service that there is not, and was not. A hidden one is known: a message may have waited for a connection meanwhile. */
export async function requireKnownService(slug: string): Promise<void> {
  if (slug === '' || slug === OTHER_SERVICE) return;
  const services = db.collection(COLLECTIONS.services);
  const visible = await services.where('slug', '==', slug).limit(1).select('slug').get();
  if (!visible.empty) return;
  const named = await readNamedServices();
  if (!named.some((service) => service.slug === slug || service.formerSlugs.includes(slug)))
    throw new ApiError(400, 'contact.serviceUnknown');
}
