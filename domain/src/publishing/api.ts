/**
 * Whether the public site shows everything that the owner has published. It does if `state` is `live`. The
 * last changes are being published if it is `publishing`, or being retried after a failure if it is
 * `delayed`.
 */
export interface PublicationStatus {
  state: 'live' | 'publishing' | 'delayed';
  /**
   * The time at which the last version went live, in ISO 8601. Null if nothing has been published since the
   * site was deployed.
   */
  liveSince: string | null;
}

export interface PublishingApi {
  'GET /api/admin/publication': { answer: PublicationStatus };
}
