/** Where the files of the site are served from, and what the publisher does there. */

import type { Locale } from '@app/domain/general/locale';

export interface ReleaseTarget {
  readLive(): Promise<LiveRelease>;
  /**
   * Publishes a release that consists of `base` with these changes. Throws `ReleaseConflict` if another
   * release went live since `base` was read.
   */
  release(base: LiveRelease, changes: ReleaseChanges): Promise<void>;
  /** Returns the digest by which `LiveRelease.files` identifies content. */
  digest: (bytes: Uint8Array) => string;
}

export interface LiveRelease {
  /** The build whose scripts the pages name; null if the release does not say. */
  buildId: string | null;
  /** The digest of each file by its path: `/en/blog.html`. */
  files: ReadonlyMap<string, string>;
}

export interface ReleaseChanges {
  put: ReadonlyMap<string, Uint8Array>;
  remove: ReadonlySet<string>;
  /**
   * The only language of the site, on which the redirects depend; null for a site in both. Without it, the
   * redirects stay.
   */
  only?: Locale | null;
}

/** Another release went live since the base of this one was read. */
export class ReleaseConflict extends Error {
  constructor() {
    super('Another release went live in the meantime.');
  }
}
