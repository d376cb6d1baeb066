import type { PublicationStatus } from '@app/domain/publishing/publication';
import type { Handler } from '../platform/http/handler';
import { readStatus } from './store';

/** Tells the owner whether visitors see everything that she has published. */
export const showPublicationStatus: Handler<PublicationStatus> = async (_request, response) => {
  response.json(await readStatus());
};
