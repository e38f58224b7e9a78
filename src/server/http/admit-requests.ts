import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isLevelStream } from '#src/urls/market-data.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { budgets } from '../settings/budgets.ts';
import { isHealthCheck } from './health-checks.ts';
import type { PlainAnswers } from './plain-answer.ts';
import type { SlowReaders } from './slow-readers.ts';

export type Admission = {
  /** Requests in progress at a time. */
  maxRunning: number;
  /** Requests that wait for one of those to end. */
  maxQueued: number;
  /** Milliseconds that a request waits at most. */
  maxWait: number;
};

/** Works on a request. Its promise resolves when no more work is done for the request, answered or not. */
type Work = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Turns of the event loop at most in which arriving requests are read before the next one is started. */
const maxTurns = 32;

/** Milliseconds between two checks which running requests only wait for their readers. */
const checkEvery = 250;

/**
 * Refuses requests that could not be answered in good time, so that the others are: 503 with Retry-After when the queue
 * is full or a request has waited in it for too long, 414 for an address that is too long. A visitor who leaves the queue
 * costs no work. One who leaves later keeps the slot until the work is done: otherwise clients that come and go could
 * start any amount of work. Health checks are always answered. An answer that waits for a slow reader holds no slot.
 * @param readers takes over answers for which nothing is left to do but to be read
 */
export function admitRequests(
  next: Work,
  plain: PlainAnswers,
  readers: SlowReaders,
  onRefused: () => void,
  { maxRunning, maxQueued, maxWait }: Admission = budgets.admission,
): RequestListener {
  const queue = new Map<ServerResponse, () => void>();
  const running = new Set<ServerResponse>();
  let arrived = 0;
  let hasStartedOne = false;

  /**
   * Starts one request at a time. Rendering a page is synchronous: if many were started together, no new request would be
   * read meanwhile, and those to be refused would wait with all the others.
   */
  function startNext(): void {
    const [start] = queue.values();
    if (start === undefined || hasStartedOne || running.size >= maxRunning) return;
    hasStartedOne = true;
    afterArrivals(() => {
      hasStartedOne = false;
      startNext();
    });
    start();
  }

  /**
   * Calls back at the end of the first turn of the event loop in which no request arrived, this turn apart. In one turn
   * only one connection is accepted: without this a flood would wait where it is not read, nobody could refuse it, and
   * health checks would wait behind it.
   */
  function afterArrivals(then: () => void): void {
    let turns = 0;
    let seen = Number.NaN;
    const endTurn = () => {
      if (arrived === seen || turns === maxTurns) return then();
      turns += 1;
      seen = arrived;
      setImmediate(endTurn);
    };
    setImmediate(endTurn);
  }

  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    running.add(response);
    response.once('prefinish', () => releaseToReader(response));
    try {
      await next(request, response);
    } finally {
      if (response.closed) release(response);
      else response.once('close', () => release(response));
    }
  }

  function release(response: ServerResponse): void {
    if (running.delete(response)) startNext();
  }

  /** The rest of the answer is sent as its reader takes it. */
  function releaseToReader(response: ServerResponse): void {
    if (response.closed || !running.delete(response)) return;
    readers.add(response);
    setImmediate(startNext);
  }

  // Node emits no event when a download begins to wait for its reader.
  setInterval(() => {
    for (const response of running) if (response.writableNeedDrain) releaseToReader(response);
  }, checkEvery).unref();

  function enqueue(request: IncomingMessage, response: ServerResponse): void {
    const leaveQueue = () => {
      clearTimeout(timer);
      response.off('close', leaveQueue);
      queue.delete(response);
    };
    const timer = setTimeout(() => {
      leaveQueue();
      refuse(response);
    }, maxWait);
    response.once('close', leaveQueue);
    // Bound to its own context, so that the log names its own id whichever request made room for it.
    const start = AsyncLocalStorage.bind(() => {
      leaveQueue();
      void run(request, response);
    });
    queue.set(response, start);
    startNext();
  }

  function refuse(response: ServerResponse): void {
    onRefused();
    plain.tooBusy(response);
  }

  return (request, response) => {
    arrived += 1;
    const { url = '/' } = request;
    const { addressLength } = budgets;
    if (url.length > addressLength)
      return plain.answer(response, 414, `An address has ${addressLength} characters at most.`);
    // A level stream stays open for hours and costs nothing meanwhile; their number is bounded where they open.
    if (isHealthCheck(pathOf(url)) || isLevelStream(url)) return void next(request, response);
    return queue.size < maxQueued ? enqueue(request, response) : refuse(response);
  };
}
