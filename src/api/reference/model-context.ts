import { wordsOf } from './words-of.ts';

const answer = { result: {}, jsonrpc: '2.0', id: 1 };

/** The OpenAPI description of the Model Context Protocol's address; the protocol defines the messages. */
export function modelContextOperation() {
  return {
    operationId: 'modelContext',
    tags: ['Site'],
    ...wordsOf(
      'modelContext',
      'Answers programs that speak the Model Context Protocol: search of indexes, an index with its figures, levels, constituents and their reviews. Read-only, without sessions and without a key',
    ),
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            description: 'A message in JSON-RPC 2.0',
            required: ['jsonrpc', 'method'],
            properties: {
              jsonrpc: { const: '2.0' },
              id: { type: ['string', 'integer'] },
              method: { type: 'string' },
              params: { type: 'object' },
            },
          },
          example: { jsonrpc: '2.0', id: 1, method: 'ping' },
        },
      },
    },
    responses: {
      '200': {
        description:
          'The answer: JSON, or one event with it for programs of the revisions before 2026-07-28',
        content: {
          'application/json': {
            schema: { type: 'object', additionalProperties: true },
            example: answer,
          },
          'text/event-stream': {
            schema: { type: 'string' },
            example: `event: message\ndata: ${JSON.stringify(answer)}\n\n`,
          },
        },
      },
      '202': { description: 'A notification was accepted' },
      '400': { description: 'Not a valid message of the protocol' },
      '405': { description: 'Only POST is allowed' },
      '406': { description: 'Accept does not name both kinds of answer' },
      '413': { description: 'The message is longer than 16 KiB' },
      '415': { description: 'The message is not JSON' },
    },
  };
}
