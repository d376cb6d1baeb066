import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type TestContext } from 'vitest';
import { array, boolean, number, object } from 'yup';
import { emulatorHost, firestoreRules, type RulesEnvironment } from './environment';

/** The git-ignored folder for the coverage report. */
const FOLDER = new URL('../../.cache/rules-coverage/', import.meta.url);

/**
 * The schema of the emulator's report, which lists each condition's position in the file and the values it
 * has had.
 */
const reportSchema = object({
  report: array()
    .of(
      object({
        sourcePosition: object({ currentOffset: number().required() }),
        values: array()
          .of(object({ value: object({ boolValue: boolean() }) }))
          .default([]),
      }),
    )
    .required(),
});

/** The conditions in the rules, except for constants, which the emulator doesn't report. */
const conditions = [...firestoreRules.matchAll(/ if ([^;]+);/g)]
  .map(({ 1: source = '', index }) => ({ source, offset: index + ' if '.length }))
  .filter(({ source }) => source !== 'true' && source !== 'false');

/**
 * Fails unless the previous tests made each condition in the rules both true and false. Writes the emulator's
 * report as HTML and JSON to `.cache/rules-coverage`.
 */
export async function expectFullCoverage(
  { projectId }: RulesEnvironment,
  context: TestContext,
): Promise<void> {
  const host = await emulatorHost('FIRESTORE_EMULATOR_HOST');
  const url = `http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const [json, page] = await Promise.all([fetch(url), fetch(`${url}.html`)]);
  context.skip(!json.ok, 'this emulator has no coverage report');

  const text = await json.text();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${projectId}.json`, FOLDER), text);
  writeFileSync(new URL(`${projectId}.html`, FOLDER), await page.text());

  const { report } = reportSchema.validateSync(JSON.parse(text));
  const results = conditions.map(({ source, offset }) => {
    const seen = report.find(({ sourcePosition }) => sourcePosition.currentOffset === offset);
    const outcomes = seen?.values.flatMap(({ value }) => value.boolValue ?? []).sort() ?? [];
    return { source, line: firestoreRules.slice(0, offset).split('\n').length, outcomes };
  });
  const complete = results.filter(({ outcomes }) => outcomes.length === 2).length;
  console.log(
    `Rules coverage: ${complete} of ${results.length} conditions were both true and false (.cache/rules-coverage/${projectId}.html)`,
  );
  expect(results).toEqual(results.map((condition) => ({ ...condition, outcomes: [false, true] })));
}
