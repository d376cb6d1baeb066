import type { Service } from '@app/domain/content/services';
import { cachePublicly } from '../../platform/http/cache';
import type { Handler } from '../../platform/http/handler';
import { readServices } from './store';

export const listServices: Handler<Service[]> = async (_request, response) => {
  const services = await readServices();
  cachePublicly(response);
  response.json(services);
};
