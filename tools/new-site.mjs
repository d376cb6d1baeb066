// npm run new-site: prompts for the name, languages, domain and time zone of a business, and writes them to
// site.json. `npm start` and `npm run deploy -- <project> --seed` then start from an empty site for that
// business instead of the demo. Options replace the prompts:
//   npm run new-site -- --name "Patitas" --languages es,en --domain patitas.com --time-zone America/New_York
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_TIME_ZONE, SITE_FILE, siteOf, taglineQuestions } from './site-answers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    languages: { type: 'string' },
    domain: { type: 'string' },
    'time-zone': { type: 'string' },
  },
});
const isComplete = Object.keys(values).length === 4;
if (!isComplete && !process.stdin.isTTY) {
  console.error('There is no terminal for questions. Pass --name, --languages, --domain and --time-zone.');
  process.exit(1);
}
const terminal = isComplete ? undefined : createInterface({ input: process.stdin, output: process.stdout });
const ask = async (/** @type {string} */ question) => (await terminal?.question(question)) ?? '';

try {
  const answers = {
    name: values.name ?? (await ask('Name of the business: ')),
    languages: values.languages ?? (await ask('Initial languages, the owner’s first (es, en or both): ')),
    domain: values.domain ?? (await ask('Domain, such as patitas.com (Enter: later): ')),
    timeZone:
      values['time-zone'] ??
      (await ask(`Time zone, such as America/New_York (Enter: ${DEFAULT_TIME_ZONE}): `)),
  };
  /** @type {Record<string, string>} */
  const taglines = {};
  for (const [field, question] of taglineQuestions(answers)) taglines[field] = (await ask(question)).trim();
  writeFileSync(join(root, SITE_FILE), `${JSON.stringify({ ...siteOf(answers), ...taglines }, null, 2)}\n`);
  console.log(
    `\n${SITE_FILE} was written. Commit it. To see the site and the owner's area, which guides you through the next steps:\n` +
      '  npm start -- --fresh\n' +
      'To go live, follow docs/deploy.md and run: npm run deploy -- <project> --seed --allow-empty',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
