import * as z from 'zod';
import { redactPersonalData } from '#src/domain/redact-personal-data.ts';

/** What a page tells of a failure in the browser: where and what, nothing of who or of whose query. */
export const clientFailure = z.strictObject({
  /** Part of the page, by our own name for it. */
  part: z.string().min(1).max(120),
  message: z.string().max(300).transform(redactPersonalData),
  /** Pattern of the page's address: `/indexes/details/$portfolioDetails`. */
  route: z.string().max(120),
  /** File of the code that ran; its name is that of its build. */
  build: z.string().max(120),
});

/** What a browser tells of something that the content security policy kept away (`report-uri`). */
export const policyReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(60),
    'blocked-uri': z.string().max(4096),
  }),
});

export type ClientFailure = z.infer<typeof clientFailure>;
