import * as z from 'zod';
import type { Permission } from '#src/contract/api/endpoints/endpoint.ts';
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
  .max(9_999)
  .default(1)
  .describe('Which part of a long answer; each part says how many there are');

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
  /** The permission of the provider without which the tool refuses everything. */
  permission?: Permission;
};

/** An answer as data, and as text where text says more than the data as JSON. */
export type ToolAnswer = { data: Record<string, unknown>; text?: string };

export const tool = <Input, Output extends z.ZodObject>(made: {
  title: string;
  description: string;
  input: z.ZodType<Input>;
  output: Output;
  answer: (input: Input, source: ToolSource) => Promise<{ data: z.input<Output>; text?: string }>;
  permission?: Permission;
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
  const type = answer.headers.get('Content-Type');
  if (type?.includes('problem+json'))
    throw new RefusedError(((await answer.json()) as Problem).detail);
  const isMarkdown = type?.startsWith('text/markdown') === true;
  throw new RefusedError(
    isMarkdown ? afterFrontMatter(await answer.text()) : 'There is nothing at this address.',
  );
}

const afterFrontMatter = (page: string) => page.replace(/^---\n[\s\S]*?\n---\n\n/, '');

/** The permanent address of what was answered. */
export function citation(
  { publicUrl }: Pick<MarkdownSource, 'publicUrl'>,
  fundId: string,
  { release, review }: { release: number; review?: string | undefined },
): string {
  return withQuery(publicUrl + pages.indexDetails(fundId), { asof: release, review });
}
