import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { health } from '#src/urls.ts';
import { isLevelStream } from '#src/urls/market-data.ts';
import type { PlainAnswers } from './plain-answer.ts';
import type { SlowReaders } from './slow-readers.ts';

export type Admission = {
  /** Requests that are worked on at a time. Most of them wait for something; what computes is begun one by one. */
  atWork: number;
  /** Requests that wait for their turn. */
  waiting: number;
  /** Milliseconds that one waits at most. */
  patience: number;
};

const admission: Admission = { atWork: 64, waiting: 150, patience: 5_000 };

/** Works on a request. A promise resolves when nothing is done for it any more, whether or not it was answered. */
type Work = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Milliseconds between two looks at which of those at work only wait for their readers. */
const lookEvery = 250;

/** Characters of an address; longer ones are none of ours. */
export const longestAddress = 4_096;

const alwaysAnswered: ReadonlySet<string> = new Set(Object.values(health));

/**
 * Refuses what cannot be answered in good time, so that the rest is: 503 with Retry-After where too many wait
 * already or a request has waited for too long, 414 for an address beyond measure. Who leaves while waiting
 * costs no work; who leaves later keeps the place until the work is done, or those who come and go would have
 * any number of them worked on. Health checks are always answered. Who reads slowly holds no place of those at work.
 * @param readers of answers for which nothing else is left to do
 */
export function admitRequests(
  next: Work,
  plain: PlainAnswers,
  readers: SlowReaders,
  onRefused: () => void,
  { atWork: most, waiting: mostWaiting, patience }: Admission = admission,
): RequestListener {
  const waiting = new Map<ServerResponse, () => void>();
  const atWork = new Set<ServerResponse>();
  let hasBegun = false;

  /**
   * Begins one request in each turn of the event loop. Pages are made in one go: if many were begun together,
   * nothing would be heard meanwhile, and who is to be refused would wait unseen with all the others.
   */
  function beginNext(): void {
    const [begin] = waiting.values();
    if (begin === undefined || hasBegun || atWork.size >= most) return;
    hasBegun = true;
    setImmediate(() => {
      hasBegun = false;
      beginNext();
    });
    begin();
  }

  async function work(request: IncomingMessage, response: ServerResponse): Promise<void> {
    atWork.add(response);
    response.once('prefinish', () => handOver(response));
    try {
      await next(request, response);
    } finally {
      if (response.closed) leave(response);
      else response.once('close', () => leave(response));
    }
  }

  function leave(response: ServerResponse): void {
    if (atWork.delete(response)) beginNext();
  }

  /** All that is left to do is done as the reader takes it. */
  function handOver(response: ServerResponse): void {
    if (response.closed || !atWork.delete(response)) return;
    readers.add(response);
    setImmediate(beginNext);
  }

  // There is no event for it that a download waits for its reader.
  setInterval(() => {
    for (const response of atWork) if (response.writableNeedDrain) handOver(response);
  }, lookEvery).unref();

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const stopWaiting = () => {
      clearTimeout(tooLong);
      response.off('close', stopWaiting);
      waiting.delete(response);
    };
    const tooLong = setTimeout(() => {
      stopWaiting();
      refuse(response);
    }, patience);
    response.once('close', stopWaiting);
    // Whoever makes room for it, it begins as itself: with its own id in the log.
    const begin = AsyncLocalStorage.bind(() => {
      stopWaiting();
      void work(request, response);
    });
    waiting.set(response, begin);
    beginNext();
  }

  function refuse(response: ServerResponse): void {
    onRefused();
    plain.tooBusy(response);
  }

  return (request, response) => {
    const { url = '/' } = request;
    if (url.length > longestAddress)
      return plain.answer(response, 414, `An address has ${longestAddress} characters at most.`);
    // A stream stays open for hours and costs nothing meanwhile; how many there are is bounded elsewhere.
    if (alwaysAnswered.has(url.split('?', 1)[0]!) || isLevelStream(url))
      return void next(request, response);
    return waiting.size < mostWaiting ? wait(request, response) : refuse(response);
  };
}
