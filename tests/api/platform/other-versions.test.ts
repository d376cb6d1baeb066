/**
 * Tests calls between versions. During a deployment, and for hours in open tabs, pages of one version call
 * the function of another. Each call is sent once with an unknown property, as a newer page would send it. It
 * is also sent once without a known property, as an older page would send it.
 */
import type { Call } from '@app/domain/api';
import { ERROR_CODE_HEADER, REQUEST_ID_HEADER } from '@app/domain/general/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES } from '../../../functions/src/app';
import { without } from '../support/environment';
import {
  answerTo,
  CALLS,
  MAIL_SETTINGS,
  picture,
  PICTURE_DETAILS,
  REQUESTS,
  send,
  service,
  serviceFields,
  startSession,
  topic,
  UNAVAILABLE,
  type CallRequest,
} from '../support/every-call';

const NEWER = { addedLater: 'What the owner has typed' };

beforeAll(startSession);

/**
 * The calls that reject unknown properties instead of dropping them, so that nothing the owner typed is lost
 * silently. Each call is listed with the paths of the body objects to which this applies.
 */
const REFUSING: Partial<Record<Call, string[]>> = {
  'POST /api/admin/drafts/{kind}': ['fields'],
  'PUT /api/admin/drafts/{kind}/{id}': ['fields'],
  'POST /api/admin/topics/{kind}': [''],
  'PUT /api/admin/topics/{kind}/{slug}': [''],
  'POST /api/admin/contact-submissions/{id}/notes': [''],
  'PUT /api/admin/pictures/{id}': [''],
  'PUT /api/admin/mail': [''],
};

interface Part {
  path: string;
  change: (part: (before: object) => object) => unknown;
}

/**
 * Returns the objects within a value. Each comes with its path and a function that returns a copy of the
 * whole value with that object changed.
 */
function partsOf(
  value: unknown,
  path = '',
  put: (changed: unknown) => unknown = (changed) => changed,
): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  const putAt = (name: string) => (changed: unknown) =>
    put(Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed });
  const own = Array.isArray(value)
    ? []
    : [{ path, change: (part: (before: object) => object) => put(part(value)) }];
  // The first item represents the whole list.
  const inner = Array.isArray(value) ? entries.slice(0, 1) : entries;
  return [
    ...own,
    ...inner.flatMap(([name, each]) => partsOf(each, path === '' ? name : `${path}.${name}`, putAt(name))),
  ];
}

const codeOf = ({ headers }: Response) => headers.get(ERROR_CODE_HEADER);

it('every call of the function is covered', () => {
  expect(CALLS.toSorted()).toEqual(Object.keys(API_ROUTES).sort());
});

describe('properties that only a newer page sends', () => {
  it.each(CALLS)('are ignored by %s, or rejected if the owner typed their values', async (name) => {
    const request = await REQUESTS[name]();
    const usual = await send(name, request);
    expect(usual.ok || UNAVAILABLE.includes(name), await usual.text()).toBe(true);
    const withQuery = await send(name, await REQUESTS[name](), '?addedLater=x');
    expect(withQuery.status).toBe(usual.status);
    for (const { path, change } of partsOf(request.body)) {
      const again = await REQUESTS[name]();
      const part = partsOf(again.body).find((each) => each.path === path);
      const body = (part?.change ?? change)((before) => ({ ...before, ...NEWER })) as object;
      const response = await send(name, { ...again, body });
      const isRefusing = REFUSING[name]?.some(
        (refused) => path === refused || (refused && path.startsWith(`${refused}.`)),
      );
      if (isRefusing)
        expect([path, response.status, codeOf(response)]).toEqual([path, 400, 'api.otherVersion']);
      else expect([path, response.status]).toEqual([path, usual.status]);
    }
  });
});

describe('properties that an older page omits', () => {
  it.each(CALLS)('never cause an internal error: %s', async (name) => {
    const names = Object.keys((await REQUESTS[name]()).body ?? {});
    for (const missing of names) {
      const request = await REQUESTS[name]();
      const response = await send(name, { ...request, body: without(request.body ?? {}, missing) });
      expect([missing, codeOf(response)]).not.toEqual([missing, 'api.internal']);
    }
  });

  /**
   * For each property of the body, saves the whole body and then saves it again without that property.
   * Returns the omitted properties' values, as they are stored (`kept`) and as they should be (`expected`).
   */
  async function saveWithout(name: Call, body: object, read: Call, request: CallRequest, within?: string) {
    const whole = within === undefined ? body : (Reflect.get(body, within) as object);
    const kept = [];
    for (const missing of Object.keys(whole)) {
      await answerTo(name, { ...request, body });
      const rest = without(whole, missing);
      const response = await send(name, {
        ...request,
        body: within === undefined ? rest : { ...body, [within]: rest },
      });
      const stored = (await answerTo(read, request)) as object;
      const part: object = within === undefined ? stored : (Reflect.get(stored, within) as object);
      kept.push([missing, response.status < 500, Reflect.get(part, missing)]);
    }
    return {
      kept,
      expected: Object.entries(whole).map(([each, value]: [string, unknown]) => [each, true, value]),
    };
  }

  it('keep their stored values', async () => {
    const draft = await service();
    const saveDraft = 'PUT /api/admin/drafts/{kind}/{id}';
    const body = { fields: serviceFields(), suggested: ['titleEs'] };
    const readDraft = 'GET /api/admin/drafts/{kind}/{id}';
    const results = [
      await saveWithout(saveDraft, body, readDraft, draft, 'fields'),
      await saveWithout(
        'PUT /api/admin/pictures/{id}',
        PICTURE_DETAILS,
        'GET /api/admin/pictures/{id}',
        await picture(),
      ),
      await saveWithout('PUT /api/admin/mail', MAIL_SETTINGS, 'GET /api/admin/mail', {}),
    ];
    for (const { kept, expected } of results) expect(kept).toEqual(expected);
    await answerTo(saveDraft, { ...draft, body: { fields: body.fields } });
    expect((await answerTo(readDraft, draft)).suggested).toEqual(['titleEs']);
  });

  it('are required when a topic is renamed', async () => {
    const request = await topic();
    for (const body of [{ en: 'Leash' }, { es: 'Correa' }]) {
      const response = await send('PUT /api/admin/topics/{kind}/{slug}', { ...request, body });
      expect([response.status, codeOf(response)]).toEqual([400, 'api.otherVersion']);
    }
  });
});

describe('a call that only a newer function has', () => {
  const isOwnAnswer = async (response: Response) => {
    expect(response.headers.get(REQUEST_ID_HEADER)).not.toBeNull();
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await response.text()).not.toBe('');
  };

  it.each(['GET /api/added', 'POST /api/added/later', 'PUT /api/admin/added', 'GET /api/admin/blog/a/added'])(
    'gets a 404 from the function itself: %s',
    async (name) => {
      const response = await send(name, {});
      expect([response.status, codeOf(response)]).toEqual([404, 'api.notFound']);
      await isOwnAnswer(response);
    },
  );

  it.each(CALLS)(
    'gets a 405 from the function itself if it adds a method to the path of %s',
    async (name) => {
      const response = await send(name.replace(/^\w+/, 'PATCH'), {
        params: { kind: 'services', id: 'a', slug: 'a', number: '1', noteId: 'a' },
      });
      expect([response.status, codeOf(response)]).toEqual([405, 'api.methodNotAllowed']);
      await isOwnAnswer(response);
    },
  );
});
