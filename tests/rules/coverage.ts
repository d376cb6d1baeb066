import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type TestContext } from 'vitest';
import { array, boolean, number, object } from 'yup';
import { emulatorHost, firestoreRules, type RulesEnvironment } from './environment';

/** Git-ignored. */
const FOLDER = new URL('../../.cache/rules-coverage/', import.meta.url);

/** What the emulator has seen of each condition, by its place in the file. */
const reportSchema = object({
  report: array()
    .of(
      object({
        sourcePosition: object({ currentOffset: number().required() }),
        values: array().of(object({ value: object({ boolValue: boolean() }) })).default([]),
      }),
    )
    .required(),
});

/** Every condition in the rules but the constant ones, of which the emulator keeps no account. */
const conditions = [...firestoreRules.matchAll(/ if ([^;]+);/g)]
  .map(({ 1: source = '', index }) => ({ source, offset: index + ' if '.length }))
  .filter(({ source }) => source !== 'true' && source !== 'false');

/**
 * Expects that the tests so far have met every condition of the rules, and each of them both allowing and refusing.
 * Leaves the emulator's report, as a page and as JSON, in `.cache/rules-coverage`.
 */
export async function expectFullCoverage({ projectId }: RulesEnvironment, context: TestContext): Promise<void> {
  const host = await emulatorHost('FIRESTORE_EMULATOR_HOST');
  const url = `http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const [json, page] = await Promise.all([fetch(url), fetch(`${url}.html`)]);
  context.skip(!json.ok, 'this emulator has no coverage report');

  const text = await json.text();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${projectId}.json`, FOLDER), text);
  writeFileSync(new URL(`${projectId}.html`, FOLDER), await page.text());

  const { report } = reportSchema.validateSync(JSON.parse(text));
  const met = conditions.map(({ source, offset }) => {
    const seen = report.find(({ sourcePosition }) => sourcePosition.currentOffset === offset);
    const outcomes = seen?.values.flatMap(({ value }) => value.boolValue ?? []).sort() ?? [];
    return { source, line: firestoreRules.slice(0, offset).split('\n').length, outcomes };
  });
  const complete = met.filter(({ outcomes }) => outcomes.length === 2).length;
  console.log(`Rules coverage: ${complete} of ${met.length} conditions met both ways (.cache/rules-coverage/${projectId}.html)`);
  expect(met).toEqual(met.map((condition) => ({ ...condition, outcomes: [false, true] })));
}
