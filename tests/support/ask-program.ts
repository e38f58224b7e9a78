import assert from 'node:assert/strict';
import type { Hono } from 'hono';

export const modelContextAddress = 'https://indexes.example/api/mcp';

export const question = (method: string, params: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...headers,
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

export type RpcAnswer = {
  result: { content: [{ text: string }]; isError?: boolean; [name: string]: unknown };
};

/** Calls a method as programs of the 2025 protocol do, which read the answer as an event. */
export async function ask(app: Hono, method: string, params: object = {}) {
  const answer = await app.request(modelContextAddress, question(method, params));
  assert.equal(answer.status, 200);
  const [, answered = ''] = /^data: (.*)$/m.exec(await answer.text()) ?? [];
  return (JSON.parse(answered) as RpcAnswer).result;
}

/** The text of a tool's answer, and whether it is an error. */
export async function call(app: Hono, name: string, args: object) {
  const { content, isError = false } = await ask(app, 'tools/call', { name, arguments: args });
  return { text: content[0].text, isError };
}

/** The structured data of a tool's answer. Fails if the answer is an error. */
export async function readData<Data>(app: Hono, name: string, args: object): Promise<Data> {
  const answered = await ask(app, 'tools/call', { name, arguments: args });
  assert.notEqual(answered.isError, true, answered.content[0].text);
  return answered['structuredContent'] as Data;
}

/** The text of a tool's answer, parsed as JSON. Fails if the answer is an error. */
export async function read<Answer>(app: Hono, name: string, args: object): Promise<Answer> {
  const { text, isError } = await call(app, name, args);
  assert.equal(isError, false, text);
  return JSON.parse(text) as Answer;
}
