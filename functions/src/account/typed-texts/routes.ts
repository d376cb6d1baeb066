import type { AccountApi } from '@app/domain/account/api';
import { takenTextsSchema, TYPED_MAX_BYTES, typedTextsSchema } from '@app/domain/account/typed-texts.schema';
import { readJson, validate } from '../../platform/http/body';
import type { Routes } from '../../platform/http/handler';
import { forgetTypedTexts, keepTypedTexts, readTypedTexts } from './store';

export const TYPED_TEXT_ROUTES = {
  'GET /api/admin/typed-texts': async (_request, response) => {
    response.json({ texts: await readTypedTexts() });
  },
  /** Keeps what a device hands over before it logs out: 204, may be repeated. */
  'POST /api/admin/typed-texts': async (request, response) => {
    await keepTypedTexts(validate(typedTextsSchema, readJson(request, TYPED_MAX_BYTES)).texts);
    response.status(204).end();
  },
  'POST /api/admin/typed-texts/taken': async (request, response) => {
    await forgetTypedTexts(validate(takenTextsSchema, readJson(request, TYPED_MAX_BYTES)).names);
    response.status(204).end();
  },
} satisfies Partial<Routes<AccountApi>>;
