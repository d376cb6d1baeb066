/**
 * Counts the owner's taps and filled fields per task, so that a test fails if a screen needs more of them
 * than before.
 */
import type { Locator, Page } from '@playwright/test';

interface Count {
  task: string;
  taps: number;
  fields: number;
}

export class Hand {
  readonly #page: Page;
  readonly #counts: Count[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Starts a task. From then on, taps and filled fields count toward it. */
  begin(task: string): void {
    this.#counts.push({ task, taps: 0, fields: 0 });
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.#present().taps++;
  }

  /** Fills in a field. The tap that focuses it isn't counted separately. */
  async write(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.#present().fields++;
  }

  /** Taps the button and chooses a file in the phone's file picker. Taps inside the picker aren't counted. */
  async upload(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.tap(button);
    await (await chooser).setFiles(file);
  }

  /** Returns a report with one line per task and a total. */
  report(): string {
    const all = this.#counts.reduce(
      (sum, { taps, fields }) => ({ task: 'total', taps: sum.taps + taps, fields: sum.fields + fields }),
      { task: 'total', taps: 0, fields: 0 },
    );
    return [...this.#counts, all]
      .map(
        ({ task, taps, fields }) =>
          `${task.padEnd(40)} ${String(taps).padStart(4)} taps ${String(fields).padStart(4)} fields`,
      )
      .join('\n');
  }

  /** Returns the cost of these tasks: their total number of taps and filled fields. */
  cost(...tasks: string[]): number {
    return this.#counts
      .filter(({ task }) => tasks.includes(task))
      .reduce((sum, { taps, fields }) => sum + taps + fields, 0);
  }

  get taps(): number {
    return this.#counts.reduce((sum, { taps }) => sum + taps, 0);
  }

  #present(): Count {
    const count = this.#counts.at(-1);
    if (!count) throw new Error('No task has begun');
    return count;
  }
}
