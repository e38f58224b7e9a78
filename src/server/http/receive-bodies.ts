import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { longestBody } from '#src/contract/forms/submission.ts';
import { budgets } from '../settings/budgets.ts';
import type { PlainAnswers } from './plain-answer.ts';

type Reception = {
  /** Milliseconds within which a body must have arrived; a form fits into a few packets. */
  timeout: number;
  /** Bodies that may arrive at the same time. */
  maxConcurrent: number;
};

/**
 * Passes a request on once its body is in memory, so that a body that arrives slowly holds up no other request: 408 when
 * it takes too long, 503 when too many arrive at once. Of a body longer than any that is accepted only the beginning is
 * passed on, and where its length is declared none of it is awaited: the handler refuses it.
 */
export function receiveBodies(
  next: RequestListener,
  plain: PlainAnswers,
  onRefused: () => void,
  { timeout, maxConcurrent }: Reception = budgets.bodies,
): RequestListener {
  let arriving = 0;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    arriving += 1;
    const body = await bodyOf(request, timeout);
    arriving -= 1;
    if (body === 'left') return;
    if (body === 'late') {
      const text = 'The request took too long to arrive. Please try again.';
      return plain.answer(response, 408, text, { Connection: 'close' });
    }
    // @hono/node-server reads `rawBody` in place of the stream, as serverless platforms provide it.
    next(Object.assign(request, { rawBody: body }), response);
  }

  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next(request, response);
    if (arriving < maxConcurrent) return void receive(request, response);
    onRefused();
    plain.tooBusy(response);
  };
}

function bodyOf(request: IncomingMessage, timeout: number): Promise<Buffer | 'late' | 'left'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    function finish(found: Buffer | 'late' | 'left'): void {
      clearTimeout(tooLate);
      request.off('data', take).off('end', whole).off('close', left).off('error', left).pause();
      resolve(found);
    }
    function take(chunk: Buffer): void {
      chunks.push(chunk);
      size += chunk.length;
      if (size > longestBody) whole();
    }
    const whole = () => finish(Buffer.concat(chunks));
    const left = () => finish('left');
    const tooLate = setTimeout(() => finish('late'), timeout);
    request.on('data', take).once('end', whole).once('close', left).once('error', left);
    if (Number(request.headers['content-length']) > longestBody) whole();
  });
}
