import { withRetries } from '../../functions/src/platform/retry';
import { GoogleApi, defaultCredentials, isDisabledApi } from '../../functions/src/platform/google-api';

const POLL_MS = 2_000;
const SITE_TIMEOUT_MS = 60_000;
/** How long Google may keep refusing calls to a newly enabled API. */
const PROPAGATION_MS = 3 * 60_000;
const LOOPBACK = ['127.0.0.1', 'localhost'];
const LOGIN_REMEDY = 'Run: gcloud auth application-default login';

interface Options {
  /** The address of a local server that receives every call as `/<host>/<path>`, without credentials. */
  baseUrl?: string | undefined;
  pollMs?: number;
  backoffMs?: number;
}

/**
 * A client that manages one project through Google's REST APIs. The calls are also billed to that project.
 */
export class Google extends GoogleApi {
  readonly #retries: { backoffMs?: number };
  #refusedUntil = 0;

  constructor(
    readonly project: string,
    { baseUrl = process.env.GOOGLE_API_BASE_URL, pollMs = POLL_MS, ...options }: Options = {},
  ) {
    if (baseUrl !== undefined && !LOOPBACK.includes(new URL(baseUrl).hostname))
      throw new Error(`GOOGLE_API_BASE_URL must be a server on this machine, but is ${baseUrl}.`);
    super({
      ...options,
      baseUrl,
      pollMs,
      accessToken: baseUrl === undefined ? developerCredentials() : () => Promise.resolve('rehearsal'),
      // Without this header, calls with a user's credentials count toward gcloud's own project, which hasn't
      // enabled these APIs.
      headers: { 'X-Goog-User-Project': project },
    });
    this.#retries = options;
  }

  /**
   * Makes calls retry for a few minutes while Google still refuses them as if their API were disabled. Must
   * be called after enabling an API.
   */
  expectPropagation(): void {
    this.#refusedUntil = Date.now() + PROPAGATION_MS;
  }

  /** Fetches a page of the deployed site, without credentials. */
  fetchSite(url: string): Promise<Response> {
    return withRetries(
      () => fetch(this.resolve(url), { redirect: 'manual', signal: AbortSignal.timeout(SITE_TIMEOUT_MS) }),
      this.#retries,
    );
  }

  protected override async send(...call: Parameters<GoogleApi['send']>): Promise<string> {
    for (;;) {
      try {
        return await super.send(...call);
      } catch (error) {
        if (!isDisabledApi(error) || Date.now() > this.#refusedUntil) throw error;
        await this.pause();
      }
    }
  }
}

function developerCredentials(): () => Promise<string> {
  const token = defaultCredentials();
  return () =>
    token().catch((cause: unknown) => {
      throw new Error(`This machine has no usable Google credentials. ${LOGIN_REMEDY}`, { cause });
    });
}
