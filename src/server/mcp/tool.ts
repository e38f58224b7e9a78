import * as z from 'zod';
import type { Problem } from '#src/contract/api/problem.ts';
import { pages, withQuery } from '#src/urls.ts';
import type { MarkdownSource } from '../markdown/indexes-in-markdown.ts';

export const index = z
  .string()
  .min(1)
  .max(64)
  .describe('fundId of the index, as search_indexes gives it; its secId is understood too');

export const asof = z
  .string()
  .max(32)
  .optional()
  .describe('A release by its number, or a day (YYYY-MM-DD): the answer as it was then');

export const part = z
  .int()
  .min(1)
  .max(999)
  .default(1)
  .describe('Which part of a long text; each part says how many there are');

/** What tools are answered from: one release, and the site for what it gives as Markdown. */
export type ToolSource = MarkdownSource & {
  /** A path of this site with its query, as a visitor asks for it. */
  get: (path: string) => Promise<Response>;
};

/** What a program may ask: each answer says of which release it is and which address to cite. */
export type Tool<Input> = {
  title: string;
  description: string;
  input: z.ZodType<Input>;
  output: z.ZodObject;
  answer: (input: Input, source: ToolSource) => Promise<ToolAnswer>;
};

/** An answer as programs read it, and in words where these say more than the same as JSON. */
export type ToolAnswer = { data: Record<string, unknown>; text?: string };

export const tool = <Input, Output extends z.ZodObject>(made: {
  title: string;
  description: string;
  input: z.ZodType<Input>;
  output: Output;
  answer: (input: Input, source: ToolSource) => Promise<{ data: z.input<Output>; text?: string }>;
}): Tool<Input> => made;

/** What is asked cannot be answered as it is asked; the message says why to who asks. */
export class RefusedError extends Error {}

/** The text of an answer of this site. @throws RefusedError in the words of the site where it refuses */
export const textOf = async (answer: Response): Promise<string> =>
  (await whereFound(answer)).text();

/** The number of the release that an answer of this site is of. */
export const releaseOf = ({ headers }: Response): number =>
  Number(headers.get('Plumbline-Release'));

/** An answer of this site that is one. @throws RefusedError in the words of the site where it refuses */
export async function whereFound(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const isProblem = answer.headers.get('Content-Type')?.includes('problem+json');
  if (!isProblem) throw new RefusedError('There is nothing at this address.');
  throw new RefusedError(((await answer.json()) as Problem).detail);
}

/** Bytes of one answer, with what programs read of it: they read few at once with care. */
const mostBytes = 7_900;

/** Of them those of what stands around a part: which it is, and the address to cite. */
const bytesAround = 400;

/** What its words have in any case, where programs read more than usual: of a comparison of ten. */
const leastRoom = 2_000;

/** Bytes that are left to the words of an answer by what programs read of it. */
export const roomBeside = (facts: object): number =>
  Math.max(leastRoom, mostBytes - bytesAround - Buffer.byteLength(JSON.stringify(facts)));

/** One part of a text, which ends with a line, and says how to go on; of a short text all of it. */
export function partOf(text: string, part: number, room = roomBeside({})): string {
  const parts = partsOf(text, room);
  if (parts.length === 1 && part === 1) return text;
  return `${chosenPart(parts, part)}\n(Part ${part} of ${parts.length})\n`;
}

/** @throws RefusedError for a part that there is not */
export function chosenPart<Part>(parts: readonly Part[], part: number): Part {
  const chosen = parts[part - 1];
  if (chosen === undefined) throw new RefusedError(`There are ${parts.length} parts.`);
  return chosen;
}

/** One part of a text, with what programs read of it: how many there are, and the address that the text names to be cited. */
export function answerInParts<Facts extends object>(text: string, part: number, facts: Facts) {
  const citeAs = /^(?:- Cite as|cite): (\S+)$/m.exec(text)?.[1] ?? null;
  const room = roomBeside(facts);
  const parts = partsOf(text, room).length;
  return { text: partOf(text, part, room), data: { ...facts, part, parts, citeAs } };
}

const partsOf = (text: string, room: number): string[] =>
  inParts(text.split(/(?<=\n)/), (line) => Buffer.byteLength(line), room).map((lines) =>
    lines.join(''),
  );

/** Things in order, as many in a part as have room there; one that has none stands alone. */
export function inParts<Thing>(
  things: readonly Thing[],
  bytesOf: (thing: Thing) => number,
  room: number,
): Thing[][] {
  const parts: Thing[][] = [[]];
  let taken = 0;
  for (const thing of things) {
    const bytes = bytesOf(thing);
    if (taken + bytes > room && taken > 0) {
      parts.push([]);
      taken = 0;
    }
    parts.at(-1)!.push(thing);
    taken += bytes;
  }
  return parts;
}

/** The address of the page that goes on showing what was answered. */
export function citation(
  { publicUrl }: Pick<MarkdownSource, 'publicUrl'>,
  fundId: string,
  { release, review }: { release: number; review?: string | undefined },
): string {
  return withQuery(publicUrl + pages.indexDetails(fundId), { asof: release, review });
}
