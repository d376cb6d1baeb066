import type { SetupStatus } from '@app/domain/setup/steps';
import type { Handler } from '../platform/http/handler';
import { readSetup } from './store';

/** Tells the owner what is left to do until the site is hers. */
export const showSetup: Handler<SetupStatus> = async (_request, response) => {
  response.json({ steps: await readSetup() });
};
