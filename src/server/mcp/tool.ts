import * as z from 'zod';
import { pages, withQuery } from '#src/urls.ts';
import type { TwinSource } from '../markdown/markdown-pages.ts';

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

/** What a program may ask: each answer says of which release it is and which address to cite. */
export type Tool<Input> = {
  title: string;
  description: string;
  input: z.ZodType<Input>;
  answer: (input: Input, source: TwinSource) => Promise<string>;
};

export const tool = <Input>(made: Tool<Input>) => made;

/** The address of the page that goes on showing what was answered. */
export function citation(
  { publicUrl }: TwinSource,
  fundId: string,
  { release, review }: { release: number; review?: string | undefined },
): string {
  return withQuery(publicUrl + pages.indexDetails(fundId), { asof: release, review });
}
