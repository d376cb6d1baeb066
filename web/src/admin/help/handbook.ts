/** The owner's handbook: what each task is about, one step after the other. */
import type { HelpTopic } from './topics';

interface Task {
  title: string;
  steps: string[];
  /** Good to know. */
  notes?: string[];
}

export type Handbook = Record<HelpTopic, Task>;

/** A label of the owner's area in a text: `{adminEditor:publish}`. */
export const LABEL = /\{([\w:.]+)\}/;
