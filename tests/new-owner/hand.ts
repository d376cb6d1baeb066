/**
 * The owner's thumb: what she taps and fills in, counted for each task, so that a screen which takes more of
 * either is noticed.
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

  /** What is done from now on counts for this task. */
  begin(task: string): void {
    this.#counts.push({ task, taps: 0, fields: 0 });
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.#present().taps++;
  }

  /** Fills in a field; the tap into it is a part of that. */
  async write(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.#present().fields++;
  }

  /** Chooses a file in the picker of her phone, whose own taps are not counted. */
  async upload(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.tap(button);
    await (await chooser).setFiles(file);
  }

  /** Returns the taps and fields of each task, and of all, as lines. */
  report(): string {
    const all = this.#counts.reduce(
      (sum, { taps, fields }) => ({ task: 'in all', taps: sum.taps + taps, fields: sum.fields + fields }),
      { task: 'in all', taps: 0, fields: 0 },
    );
    return [...this.#counts, all]
      .map(
        ({ task, taps, fields }) =>
          `${task.padEnd(40)} ${String(taps).padStart(4)} taps ${String(fields).padStart(4)} fields`,
      )
      .join('\n');
  }

  /** Returns the taps and fields of some tasks; a field costs as much as a tap. */
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
