import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for lines of input without echoing them.
 * @param {string[]} questions
 * @returns {Promise<string[]>}
 */
export async function askHidden(questions) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: Boolean(process.stdin.isTTY),
  });
  lines.on('SIGINT', () => process.exit(130));
  const typed = lines[Symbol.asyncIterator]();
  const answers = [];
  for (const question of questions) {
    process.stdout.write(question);
    const { value } = await typed.next();
    process.stdout.write('\n');
    answers.push(value ?? '');
  }
  lines.close();
  return answers;
}
