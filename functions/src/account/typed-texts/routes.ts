import type { AccountApi } from '@app/domain/account/api';
import { takenTextsSchema, TYPED_MAX_BYTES, typedTextsSchema } from '@app/domain/account/typed-texts.schema';
import { readJson, validate } from '../../platform/http/body';
import type { Routes } from '../../platform/http/handler';
import { forgetTypedTexts, keepTypedTexts, readTypedTexts } from './store';

export const TYPED_TEXT_ROUTES = {
  'GET /api/admin/typed-texts': async () => ({ texts: await readTypedTexts() }),
  /** Keeps what a device hands over before it logs out: 204, may be repeated. */
  'POST /api/admin/typed-texts': (request) =>
    keepTypedTexts(validate(typedTextsSchema, readJson(request, TYPED_MAX_BYTES)).texts),
  'POST /api/admin/typed-texts/taken': (request) =>
    forgetTypedTexts(validate(takenTextsSchema, readJson(request, TYPED_MAX_BYTES)).names),
} satisfies Partial<Routes<AccountApi>>;
