/** Searches the handbook. Questions work too: "¿Cómo cambio un precio?" finds "Cambiar un precio". */
import { searchedWords, wordsOf } from '@app/domain/general/words';
import type { HelpTopic } from './topics';

export interface SearchedTask {
  topic: HelpTopic;
  title: string;
  /** The searchable text other than the title. */
  text: string;
}

/**
 * The minimum length of search words. Shorter words, such as articles, match nearly every task, so they are
 * ignored if there are longer ones.
 */
const WORD_MIN_LENGTH = 4;
/**
 * The minimum length of a stem. Words are stemmed by dropping their last letters, so that `cambio` finds
 * `cambiar`.
 */
const STEM_MIN_LENGTH = 4;
const ENDING_LENGTH = 2;
const TITLE_WEIGHT = 3;
/** Tasks that score below this share of the best score are dropped. */
const MIN_SHARE = 0.25;

const stemOf = (word: string): string =>
  word.slice(0, Math.max(STEM_MIN_LENGTH, word.length - ENDING_LENGTH));

/** Returns the tasks that match a search, best match first. Rare words count for more. */
export function findTasks(tasks: readonly SearchedTask[], search: string): HelpTopic[] {
  const words = searchedWords(search);
  const long = words.filter((word) => word.length >= WORD_MIN_LENGTH);
  const stems = [...new Set((long.length > 0 ? long : words).map(stemOf))];
  const indexed = tasks.map(({ topic, title, text }) => ({
    topic,
    title: wordsOf(title),
    text: wordsOf(text),
  }));
  const scores = new Map<HelpTopic, number>();
  for (const stem of stems) {
    const isIn = (candidates: readonly string[]) => candidates.some((word) => word.startsWith(stem));
    const having = indexed.filter(({ title, text }) => isIn(title) || isIn(text));
    for (const { topic, title } of having) {
      const weight = isIn(title) ? TITLE_WEIGHT : 1;
      scores.set(topic, (scores.get(topic) ?? 0) + weight / having.length);
    }
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * MIN_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([topic]) => topic);
}
