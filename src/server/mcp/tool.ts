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

/** What tools answer from: one release, and the site for its pages in Markdown. */
export type ToolSource = MarkdownSource & {
  /** Requests a path of this site with its query, as a visitor would. */
  get: (path: string) => Promise<Response>;
};

/** A tool of the protocol. Each answer names its release and the address to cite. */
export type Tool<Input> = {
  title: string;
  description: string;
  input: z.ZodType<Input>;
  output: z.ZodObject;
  answer: (input: Input, source: ToolSource) => Promise<ToolAnswer>;
};

/** An answer as data, and as text where text says more than the data as JSON. */
export type ToolAnswer = { data: Record<string, unknown>; text?: string };

export const tool = <Input, Output extends z.ZodObject>(made: {
  title: string;
  description: string;
  input: z.ZodType<Input>;
  output: Output;
  answer: (input: Input, source: ToolSource) => Promise<{ data: z.input<Output>; text?: string }>;
}): Tool<Input> => made;

/** The call cannot be answered as it stands; the message is shown to the caller. */
export class RefusedError extends Error {}

/** The body of an answer of this site. @throws RefusedError with the site's message where it refuses */
export const textOf = async (answer: Response): Promise<string> =>
  (await whereFound(answer)).text();

/** The release that an answer of this site was made from. */
export const releaseOf = ({ headers }: Response): number =>
  Number(headers.get('Plumbline-Release'));

/** Passes on a successful answer of this site. @throws RefusedError with the site's message where it refuses */
export async function whereFound(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const isProblem = answer.headers.get('Content-Type')?.includes('problem+json');
  if (!isProblem) throw new RefusedError('There is nothing at this address.');
  throw new RefusedError(((await answer.json()) as Problem).detail);
}

/** Most bytes of one answer, text and data together: models read long answers badly. */
const mostBytes = 7_900;

/** Bytes reserved for the line around a part: its number and the address to cite. */
const bytesAround = 400;

/** Least bytes for the text, where the data needs nearly all of an answer: a comparison of ten. */
const leastRoom = 2_000;

/** Bytes that the data of an answer leaves for its text. */
export const roomBeside = (facts: object): number =>
  Math.max(leastRoom, mostBytes - bytesAround - Buffer.byteLength(JSON.stringify(facts)));

/** One part of a text, closed by a line that says how to get the next; a short text is returned whole. */
export function partOf(text: string, part: number, room = roomBeside({})): string {
  const parts = partsOf(text, room);
  if (parts.length === 1 && part === 1) return text;
  return `${chosenPart(parts, part)}\n(Part ${part} of ${parts.length})\n`;
}

/** @throws RefusedError for a number beyond the last part */
export function chosenPart<Part>(parts: readonly Part[], part: number): Part {
  const chosen = parts[part - 1];
  if (chosen === undefined) throw new RefusedError(`There are ${parts.length} parts.`);
  return chosen;
}

/** One part of a text beside its data: the part, the number of parts, and the address to cite, read from the text. */
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

/** Splits things, in order, into parts that fit into `room`; a thing that is too large is a part of its own. */
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

/** The permanent address of what was answered. */
export function citation(
  { publicUrl }: Pick<MarkdownSource, 'publicUrl'>,
  fundId: string,
  { release, review }: { release: number; review?: string | undefined },
): string {
  return withQuery(publicUrl + pages.indexDetails(fundId), { asof: release, review });
}
