/** The long tasks of a page in a trace of Chromium. */

/** What a trace has to record. */
export const TRACED = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/** A task that is longer keeps the browser from answering in time. */
const LONG_MS = 50;

/** An event of a trace: times in microseconds. */
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
 * Returns the tasks of the page's main thread after its first paint: the processor time of the longest, and of what exceeds 50 ms in each, in
 * milliseconds. Processor time, unlike the time on the clock, does not count other work of the machine.
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

/** Returns the processor time of the task that set a mark (`performance.mark`), in milliseconds. */
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
