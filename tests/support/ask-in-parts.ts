import assert from 'node:assert/strict';
import type { Hono } from 'hono';
import { ask } from './ask-program.ts';

/** The most bytes of an answer's text and data together. */
export const mostOfAnswer = 8_000;

export type Part = { text: string; data: Record<string, unknown> };

/** Reads all parts of a tool's answer. Fails if a part is too large, or if the tool answers with an error. */
export async function readParts(app: Hono, name: string, args: object): Promise<Part[]> {
  const parts: Part[] = [];
  let last = 1;
  for (let part = 1; part <= last; part += 1) {
    const asked = { name, arguments: { ...args, part } };
    const { content, isError, structuredContent } = await ask(app, 'tools/call', asked);
    const [{ text }] = content;
    assert.notEqual(isError, true, `${JSON.stringify(asked)}: ${text}`);
    const bytes = Buffer.byteLength(text + JSON.stringify(structuredContent));
    assert.ok(bytes < mostOfAnswer, `${JSON.stringify(asked)}: ${bytes} bytes`);
    const data = structuredContent as Part['data'];
    last = data['parts'] as number;
    parts.push({ text, data });
  }
  return parts;
}

/** The rows of a field from all parts, in order. */
export function rowsOf<Row>(parts: readonly Part[], field: string): Row[] {
  return parts.flatMap(({ data }) => data[field] as Row[]);
}

/** The text of all parts. */
export const wholeText = (parts: readonly Part[]): string =>
  parts.map(({ text }) => text.replace(/\n\(Part \d+ of \d+\)\n$/, '')).join('');
