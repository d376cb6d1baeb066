import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteOf } from '../tools/site-answers.mjs';
import { facts } from './facts';
import { ownRecords, readOwnSite } from './own';
import { problemsOf } from './records';

const ROOT = join(import.meta.dirname, '..');

function fileWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'site-')), 'site.json');
  writeFileSync(path, text);
  return path;
}

it('the answers to npm run new-site produce a valid, published site with the given name', () => {
  const answers = siteOf({
    name: 'Patitas',
    languages: 'es',
    domain: 'patitas.com',
    timeZone: 'America/New_York',
  });
  const site = readOwnSite(fileWith(JSON.stringify({ ...answers, taglineEs: 'Paseos sin halar.' })));
  const records = ownRecords(site);
  expect(problemsOf(records)).toEqual([]);
  expect(records.siteContent).toMatchObject([
    {
      id: 'facts',
      fields: {
        name: 'Patitas',
        taglineEs: 'Paseos sin halar.',
        taglineEn: '',
        siteLanguages: 'es',
        siteUrl: 'https://patitas.com',
        phone: '',
      },
    },
  ]);
  expect(records.drafts).toMatchObject([{ kind: 'facts', isDemo: false }]);
  expect(records.drafts[0]?.publishedAt).not.toBeNull();
});

it('the error for a missing or invalid file suggests how to fix it', () => {
  for (const text of ['', '{"name": "Patitas"}', '{"name": "Patitas", "languages": ["fr"]}'])
    expect(() => readOwnSite(fileWith(text))).toThrow(/site\.json: .*npm run new-site/s);
  expect(() => readOwnSite('/nowhere/site.json')).toThrow('Create it with npm run new-site');
  const tooLong = ownRecords(
    readOwnSite(fileWith(JSON.stringify({ name: 'a'.repeat(1000), languages: ['es'] }))),
  );
  expect(problemsOf(tooLong)).toEqual([expect.stringContaining('facts~facts name')]);
});

it('no code outside the seed and the tests mentions the demo business', () => {
  const words = [facts.name, facts.blogNameEs, facts.trainerName, facts.email.split('@')[1] ?? ''];
  const isCode = /\.(ts|tsx|mjs|html|json|rules|css)$/;
  const found = ['domain', 'functions', 'web', 'tools', 'bench', 'package.json', 'firebase.json'].flatMap(
    (top) =>
      codeIn(top)
        .filter((file) => isCode.test(file) && !/\.(test|fixture)\.\w+$/.test(file))
        .filter((file) => {
          const text = readFileSync(join(ROOT, file), 'utf8').toLowerCase();
          return words.some((word) => text.includes(word.toLowerCase()));
        }),
  );
  expect(found).toEqual([]);
});

const MADE = /^(node_modules|dist|dist-pages|lib|\..*)$/;

function codeIn(path: string): string[] {
  if (path.includes('.')) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !MADE.test(name))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      return entry.isDirectory() ? codeIn(below) : [below];
    });
}

it('a site with two initial languages is bilingual', () => {
  const answers = siteOf({ name: 'Patitas', languages: 'es,en', domain: '', timeZone: 'America/New_York' });
  const { siteContent } = ownRecords(readOwnSite(fileWith(JSON.stringify(answers))));
  expect(siteContent).toMatchObject([{ fields: { siteLanguages: 'both' } }]);
});
