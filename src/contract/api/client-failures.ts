import * as z from 'zod';
import { redactPersonalData } from '#src/domain/redact-personal-data.ts';

/** A failure in the browser, as a page reports it: where and what happened, but nothing of the visitor or the query. */
export const clientFailure = z.strictObject({
  /** The part of the page, by the product's own name for it. */
  part: z.string().min(1).max(120),
  message: z.string().max(300).transform(redactPersonalData),
  /** The pattern of the page's address, such as `/indexes/details/$portfolioDetails`. */
  route: z.string().max(120),
  /** The file of the code that failed, whose name contains the hash of its build. */
  build: z.string().max(120),
});

/** A violation of the content security policy, as browsers report it (`report-uri`). */
export const policyReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(60),
    'blocked-uri': z.string().max(4096),
  }),
});

export type ClientFailure = z.infer<typeof clientFailure>;
