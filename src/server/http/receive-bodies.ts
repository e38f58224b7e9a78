import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { longestBody } from '#src/contract/forms/submission.ts';
import type { PlainAnswers } from './plain-answer.ts';

type Reception = {
  /** Milliseconds that a body may take; a form fits into a few packets. */
  within: number;
  /** Bodies that arrive at a time: each may hold as much memory as the longest that is taken. */
  most: number;
};

const reception: Reception = { within: 10_000, most: 500 };

/**
 * Hands a request on once its body is in memory, so that one that arrives slowly keeps nobody from being
 * answered: 408 where it takes too long, 503 where too many arrive. Of a body longer than any that is taken
 * only the beginning is handed on, and nothing is waited for where its length is declared: its reader refuses it.
 */
export function receiveBodies(
  next: RequestListener,
  plain: PlainAnswers,
  onRefused: () => void,
  { within, most }: Reception = reception,
): RequestListener {
  let arriving = 0;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    arriving += 1;
    const body = await bodyOf(request, within);
    arriving -= 1;
    if (body === 'left') return;
    if (body === 'late') {
      const text = 'The request took too long to arrive. Please try again.';
      return plain.answer(response, 408, text, { Connection: 'close' });
    }
    // Where @hono/node-server takes a body that was read before it, as platforms without servers hand it over.
    next(Object.assign(request, { rawBody: body }), response);
  }

  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next(request, response);
    if (arriving < most) return void receive(request, response);
    onRefused();
    plain.tooBusy(response);
  };
}

function bodyOf(request: IncomingMessage, within: number): Promise<Buffer | 'late' | 'left'> {
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
    const tooLate = setTimeout(() => finish('late'), within);
    request.on('data', take).once('end', whole).once('close', left).once('error', left);
    if (Number(request.headers['content-length']) > longestBody) whole();
  });
}
