/** The release target for a real project: the live channel of its Hosting site. */
import { GoogleApi, type ApiOptions } from '../platform/google-api';
import {
  buildIdOf,
  readDefaultSite,
  digest,
  listFiles,
  readLiveRelease,
  releaseChanges,
  type ReleaseOfVersion,
} from './hosting';
import type { LiveRelease, ReleaseTarget } from './target';

interface HostingRelease extends LiveRelease {
  release: ReleaseOfVersion;
}

/** Returns the release target for a project's Hosting site. */
export function hostingTarget(project: string, options?: ApiOptions): ReleaseTarget {
  const api = new GoogleApi(options);
  return {
    digest,
    async readLive(): Promise<HostingRelease> {
      const site = await readDefaultSite(api, project);
      const release = await readLiveRelease(api, site);
      if (!release?.version)
        throw new Error('The Hosting site has no live version: it was never deployed, or it is disabled.');
      const live = { ...release, version: release.version };
      return { release: live, buildId: buildIdOf(live), files: await listFiles(api, site, live) };
    },
    async release(base: HostingRelease, changes) {
      const site = await readDefaultSite(api, project);
      const message = `publication build ${base.buildId ?? 'unknown'}`;
      await releaseChanges(api, site, base, changes, message);
    },
  };
}
