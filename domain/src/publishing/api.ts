/**
 * The state of the public site. `live` means that it shows everything the owner has published. `publishing`
 * means that the latest changes are being published. `delayed` means that publishing the latest changes is
 * taking too long, or that it failed and is being retried.
 */
export interface PublicationStatus {
  state: 'live' | 'publishing' | 'delayed';
  /**
   * When the last version went live, in ISO 8601 format, or null if nothing has been published since the site
   * was deployed.
   */
  liveSince: string | null;
}

export interface PublishingApi {
  'GET /api/admin/publication': { answer: PublicationStatus };
}
