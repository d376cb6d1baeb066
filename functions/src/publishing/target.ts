/** The interface between the publisher and the host that serves the site's files. */

import type { Locale } from '@app/domain/general/locale';

export interface ReleaseTarget {
  readLive(): Promise<LiveRelease>;
  /**
   * Publishes a release that consists of `base` with these changes. Throws `ReleaseConflict` if another
   * release went live after `base` was read.
   */
  release(base: LiveRelease, changes: ReleaseChanges): Promise<void>;
  /** Returns the digest of the given bytes, as used in `LiveRelease.files`. */
  digest: (bytes: Uint8Array) => string;
}

export interface LiveRelease {
  /** The id of the build whose scripts the pages reference; null if the release doesn't contain it. */
  buildId: string | null;
  /** The digest of each file, keyed by a path such as `/en/blog.html`. */
  files: ReadonlyMap<string, string>;
}

export interface ReleaseChanges {
  put: ReadonlyMap<string, Uint8Array>;
  remove: ReadonlySet<string>;
  /**
   * The only language of the site, which determines the redirects; null for a site in both languages. If
   * undefined, the redirects stay unchanged.
   */
  only?: Locale | null;
}

/** The error thrown when another release went live after the base of the new release was read. */
export class ReleaseConflict extends Error {
  constructor() {
    super('Another release went live in the meantime.');
  }
}
