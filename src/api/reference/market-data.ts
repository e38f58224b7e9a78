import { realTimeHeader } from '#src/urls/market-data.ts';
import {
  marketDataCalls,
  type MarketDataCall,
} from '#src/contract/api/endpoints/market-data-calls.ts';
import { problemAnswer } from './problem-answer.ts';
import { wordsOf } from './words-of.ts';

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  'real-time': { type: 'apiKey', in: 'header', name: realTimeHeader },
};

/** The OpenAPI description of credentials and quotes. */
export function marketDataPaths(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(marketDataCalls).map(([name, call]) => [
      call.path,
      { get: operation(name, call) },
    ]),
  );
}

function operation(name: string, call: MarketDataCall) {
  const type = call.isStream ? 'text/event-stream' : 'application/json';
  const schema = call.isStream
    ? { type: 'string', description: `Events named level, whose data is a ${call.answerName}` }
    : { $ref: `#/components/schemas/${call.answerName}` };
  const isProtected = call.needs.length > 0;
  const secId = { name: 'secId', in: 'path', required: true, schema: { type: 'string' } };
  return {
    operationId: name,
    tags: ['Market data'],
    ...wordsOf(name, call.summary),
    parameters: call.path.includes('{secId}') ? [secId] : [],
    ...(isProtected ? { security: [Object.fromEntries(call.needs.map((one) => [one, []]))] } : {}),
    responses: {
      '200': { description: 'The answer; it is never cached', content: { [type]: { schema } } },
      ...(isProtected
        ? {
            '401': problemAnswer(401, 'A token is missing, wrong or expired'),
            '404': problemAnswer(404, 'No index bears this secId'),
          }
        : {
            '429': problemAnswer(429, 'Too many requests from this address; Retry-After says when'),
          }),
      ...(call.isStream
        ? { '429': problemAnswer(429, 'Too many streams from this address; Retry-After says when') }
        : {}),
      '503': problemAnswer(503, 'The data cannot be read at the moment'),
    },
  };
}
