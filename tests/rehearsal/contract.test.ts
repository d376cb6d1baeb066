import { describe, expect, it } from 'vitest';
import { judge } from './contract';

const HOSTING = 'firebasehosting.googleapis.com/v1beta1';
const SERVICES = 'serviceusage.googleapis.com/v1/projects/perro/services';

/** Returns the reasons Google would refuse a call. */
const problems = (method: string, url: string, body?: object) => {
  const [address = '', query] = url.split('?');
  return judge({ method, address, query: new URLSearchParams(query), body }).problems;
};

describe("Google's contract", () => {
  it('allows a valid call with parameters and a body', () => {
    expect(problems('GET', `${SERVICES}:batchGet?names=a&names=b`)).toEqual([]);
    expect(problems('POST', `${SERVICES}:batchEnable`, { serviceIds: ['run.googleapis.com'] })).toEqual([]);
  });

  it.each([
    ['an unknown method', 'there is no such method', 'POST', `${HOSTING}/projects/perro/sites/perro:publish`],
    [
      'an unknown host',
      'there is no such method',
      'GET',
      'example.googleapis.com/v1beta1/sites/perro/config',
    ],
    ['an unknown parameter', 'the parameter name is unknown', 'GET', `${SERVICES}:batchGet?name=a`],
    [
      'a parameter of another type',
      'pageSize is not integer',
      'GET',
      `${HOSTING}/projects/perro/sites?pageSize=1.5`,
    ],
    [
      'a value outside an enum',
      'body.status cannot be DONE',
      'PATCH',
      `${HOSTING}/sites/perro/versions/v1?updateMask=status`,
      { status: 'DONE' },
    ],
    [
      'an unknown field',
      'body.services is unknown',
      'POST',
      `${SERVICES}:batchEnable`,
      { services: ['run.googleapis.com'] },
    ],
    [
      'a field that only Google sets',
      'body.type is output only',
      'POST',
      `${HOSTING}/projects/perro/sites?siteId=perro`,
      { type: 'DEFAULT_SITE' },
    ],
    [
      'a body for a method without one',
      'a body is sent',
      'POST',
      'iam.googleapis.com/v1/projects/perro/serviceAccounts/a@b.test:getIamPolicy',
      { options: { requestedPolicyVersion: 3 } },
    ],
  ])('rejects %s', (_, reason, method, url, body?: object) => {
    expect(problems(method, url, body).join()).toContain(reason);
  });

  it('reports missing required parameters', () => {
    expect(problems('POST', 'firestore.googleapis.com/v1/projects/perro/databases', {})).toEqual([
      'the parameter databaseId is missing',
    ]);
  });

  it('also applies to responses', () => {
    const { problemsOfAnswer } = judge({
      method: 'GET',
      address: `${HOSTING}/projects/perro/sites`,
      query: new URLSearchParams(),
      body: undefined,
    });
    expect(problemsOfAnswer({ sites: [{ name: 'projects/perro/sites/perro', type: 'USER_SITE' }] })).toEqual(
      [],
    );
    expect(problemsOfAnswer({ sites: [{ id: 'perro' }] })).toEqual(['answer.sites[0].id is unknown']);
  });
});
