/** Renders the files of the next release. */
import { factsIn } from '@app/domain/content/site-documents';
import { onlyLocale } from '@app/domain/content/site-languages';
import { FACTS_ID } from '@app/domain/general/collections';
import { inParallel } from '@app/domain/general/in-parallel';
import { readSite } from './pages/renderer';
import { addressesInOrder, filePath } from './addresses';
import { picturesIn, socialImagesByAddress, readPicture } from './pictures';
import { renderAddress } from './render';
import type { QueuedChange } from './queue';
import { readSurroundings } from './surroundings';
import type { LiveRelease, ReleaseChanges, ReleaseTarget } from './target';

/**
 * How many renders run at once. Rendering is CPU-bound, but reads from Firestore and the bucket can overlap.
 */
export const AT_ONCE = 4;

const encoder = new TextEncoder();

/**
 * Renders the files with changed content. Returns the files that differ from the live release, and the
 * addresses left for later releases (`later`). Throws if any content can't be read.
 */
export async function prepareRelease(
  changes: readonly QueuedChange[],
  live: LiveRelease,
  digest: ReleaseTarget['digest'],
): Promise<ReleaseChanges & { later: readonly string[] }> {
  const put = new Map<string, Uint8Array>();
  const remove = new Set<string>();
  const pictures = new Set<string>();
  // Reads the site just once for all pages. If it changes in the meantime, that change gets queued, and the
  // pages are rendered again.
  const [around, site] = await Promise.all([readSurroundings(changes), readSite()]);
  const { now, later } = addressesInOrder(changes, around);
  const socialImages = socialImagesByAddress(live.files.keys());
  await inParallel(now, AT_ONCE, async (address) => {
    const path = filePath(address);
    const content = await renderAddress(address, site);
    const named = picturesIn(typeof content === 'string' ? content : '');
    // Removes an unpublished post's social images, or a changed post's or page's outdated ones.
    for (const socialImage of socialImages.get(address) ?? [])
      if (!named.has(socialImage)) remove.add(socialImage);
    if (content === null) {
      if (live.files.has(path)) remove.add(path);
      return;
    }
    for (const picture of named) if (!live.files.has(picture)) pictures.add(picture);
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    if (digest(bytes) !== live.files.get(path)) put.set(path, bytes);
  });
  await inParallel(pictures, AT_ONCE, async (path) => {
    const bytes = await readPicture(path);
    if (bytes) put.set(path, bytes);
  });
  return { put, remove, later, only: onlyLocale(factsIn(site.documents[FACTS_ID])) };
}
