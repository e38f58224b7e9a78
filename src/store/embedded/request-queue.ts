import type { Progress } from './progress.ts';

/** Milliseconds by which a stream of reads may delay a waiting bulk write. */
const longestBulkWait = 100;

type Job = () => Promise<void>;
type Lane = Map<object, Job[]>;

/**
 * Runs one job at a time. Reads go before bulk writes, and within each the clients take turns, so that no client waits
 * for more than one job of each other client.
 */
export function createRequestQueue(progress: Progress) {
  const reads: Lane = new Map();
  const bulk: Lane = new Map();
  let bulkServed = performance.now();
  let running = false;

  function next(): Job | undefined {
    const bulkIsDue = bulk.size > 0 && performance.now() - bulkServed > longestBulkWait;
    if (reads.size > 0 && !bulkIsDue) return takeTurn(reads);
    bulkServed = performance.now();
    return takeTurn(bulk);
  }

  async function drain(): Promise<void> {
    running = true;
    for (let job = next(); job; job = next()) {
      progress.begin();
      await job();
      progress.end();
      // Receives messages that have arrived: the engine itself never yields to the event loop.
      await new Promise(setImmediate);
    }
    running = false;
  }

  return {
    /** The job must not throw. */
    add(client: object, kind: 'read' | 'bulk', job: Job): void {
      if (kind === 'bulk' && bulk.size === 0) bulkServed = performance.now();
      const lane = kind === 'read' ? reads : bulk;
      const jobs = lane.get(client);
      if (jobs) jobs.push(job);
      else lane.set(client, [job]);
      if (!running) void drain();
    },
    /** Drops the waiting jobs of a client that left. */
    forget(client: object): void {
      reads.delete(client);
      bulk.delete(client);
    },
  };
}

/** Takes the first client's first job and moves that client to the end of the line. */
function takeTurn(lane: Lane): Job | undefined {
  for (const [client, jobs] of lane) {
    const job = jobs.shift();
    lane.delete(client);
    if (jobs.length > 0) lane.set(client, jobs);
    return job;
  }
  return undefined;
}
