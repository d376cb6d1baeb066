/**
 * Whether visitors see everything that the owner has published. `live`: they do. `publishing`: the last
 * changes are on their way. `delayed`: publishing them has failed so far, and is retried.
 */
export interface PublicationStatus {
  state: 'live' | 'publishing' | 'delayed';
  /**
   * Since when visitors have seen the last version, ISO 8601; null if nothing has been published since the
   * site was deployed.
   */
  liveSince: string | null;
}

export interface PublishingApi {
  'GET /api/admin/publication': { answer: PublicationStatus };
}
