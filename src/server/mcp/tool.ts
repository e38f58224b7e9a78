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
  answer: (input: Input, source: ToolSource) => Promise<Told>;
};

/** An answer as programs read it, and in words where these say more than the same as JSON. */
export type Told = { data: Record<string, unknown>; text?: string };

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

/** Characters of one part of a long text: a program reads few of them at once with care. */
const partSize = 7_000;

/** One part of a text, which ends with a line, and says how to go on; of a short text all of it. */
export function partOf(text: string, part: number): string {
  if (text.length <= partSize && part === 1) return text;
  const parts = partsOf(text);
  const shown = parts[part - 1];
  if (shown === undefined) throw new RefusedError(`There are ${parts.length} parts.`);
  return `${shown}\n(Part ${part} of ${parts.length})\n`;
}

/** One part of a text, with what programs read of it: how many there are, and the address that the text names to be cited. */
export function toldInParts<Facts extends object>(text: string, part: number, facts: Facts) {
  const citeAs = /^(?:- Cite as|cite): (\S+)$/m.exec(text)?.[1] ?? null;
  const parts = text.length <= partSize ? 1 : partsOf(text).length;
  return { text: partOf(text, part), data: { ...facts, part, parts, citeAs } };
}

function partsOf(text: string): string[] {
  const parts: string[] = [''];
  for (const line of text.split(/(?<=\n)/)) {
    const isFull = parts.at(-1)!.length + line.length > partSize && parts.at(-1) !== '';
    if (isFull) parts.push(line);
    else parts[parts.length - 1] += line;
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
