/** As much of an event of a browser's trace as is read; times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  /** Time that the thread had a processor for it; a neighbour's work is not in it. */
  tdur?: number;
};

/** Lighthouse slows the processor down four times, and a task blocks with what it takes beyond 50 ms. */
const slowdown = 4;
const allowed = 50;
/** What comes later is the browser's own tidying, in milliseconds after the first paint. */
const lookedAt = 10_000;

/**
 * Total blocking time in milliseconds as a throttled phone has it, from the processor's time of each task of the
 * page's main thread after the first contentful paint. On a machine whose processors are shared the time on the
 * clock says more of the neighbours.
 */
export function blockingThreadTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  return events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid;
    })
    .filter(({ ts }) => ts > paint.ts && ts < paint.ts + 1_000 * lookedAt)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1_000 - allowed), 0);
}
