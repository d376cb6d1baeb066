import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answer, deniesEverything } from './storage-rules-runtime.mjs';

const OUR_RULES = readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8');

/** @param {string} content */
function load(content) {
  const source = { files: [{ name: 'storage.rules', content }] };
  return answer({ id: 0, action: 'load_ruleset', context: { source } });
}

describe('the stand-in for the storage rules runtime', () => {
  it('accepts this project’s rules', () => {
    expect(load(OUR_RULES)).toEqual({
      id: 0,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
  });

  it.each([
    ['an open read', OUR_RULES.replace('read, write: if false', 'read')],
    ['a condition', OUR_RULES.replace('if false', 'if request.auth != null')],
    ['an extra path', OUR_RULES.replace('match /{all', 'match /open/{x} { allow read; } match /{all')],
    ['an allow hidden behind a comment', OUR_RULES.replace('if false;', 'if false; /* */ allow read; // no')],
    ['no content', ''],
  ])('rejects rules with %s', (_, rules) => {
    expect(deniesEverything(rules)).toBe(false);
    expect(load(rules)).toMatchObject({
      errors: [expect.stringContaining('storage.rules does not deny everything')],
    });
  });

  it('denies every request', () => {
    expect(answer({ id: 7, action: 'verify' })).toMatchObject({
      id: 7,
      status: 'ok',
      result: { permit: false },
    });
  });

  it("follows firebase-tools' protocol, with one JSON object per line", () => {
    const script = fileURLToPath(new URL('./storage-rules-runtime.mjs', import.meta.url));
    const { stdout, status } = spawnSync(process.execPath, [script], {
      encoding: 'utf8',
      input: '{"id":0,"action":"verify"}\n',
    });
    const [ready, verified] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(ready).toEqual({ id: -1, status: 'ok' });
    expect(verified).toMatchObject({ id: 0, result: { permit: false } });
    expect(status).toBe(0);
  });
});
