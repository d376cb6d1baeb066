/** Finds a page's long tasks in a Chromium trace. */

/** The trace categories that the functions in this file need. */
export const TRACED = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/** The duration above which a task noticeably delays the browser's response. */
const LONG_MS = 50;

/** A trace event, with times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Measures the tasks on the page's main thread after the first paint. Returns the CPU time of the longest
 * task, and the total CPU time beyond 50 ms per task, in milliseconds. Unlike wall-clock time, CPU time
 * excludes other work on the machine.
 */
export function longTasks(events: readonly TraceEvent[]) {
  const paint = eventCalled(events, 'firstContentfulPaint');
  const times = events
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(0, ...times),
    beyond: times.reduce((total, time) => total + Math.max(0, time - LONG_MS), 0),
  };
}

function eventCalled(events: readonly TraceEvent[], called: string) {
  const event = events.find(({ name }) => name === called);
  if (!event) throw new Error(`The trace has no ${called}.`);
  return event;
}

/** Returns the CPU time of the task that set a mark (`performance.mark`), in milliseconds. */
export function taskThatMarked(events: readonly TraceEvent[], name: string) {
  const mark = eventCalled(events, name);
  const task = events.find(
    ({ name: kind, pid, tid, ts, dur = 0 }) =>
      kind.endsWith('RunTask') &&
      pid === mark.pid &&
      tid === mark.tid &&
      ts <= mark.ts &&
      mark.ts <= ts + dur,
  );
  return (task?.tdur ?? NaN) / 1000;
}
