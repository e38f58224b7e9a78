import * as z from 'zod';
import { refusalCodes } from '#src/domain/refusal.ts';

/** RFC 9457 problem details. `message` repeats `detail` for clients that read that field. */
export const problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  parameters: z.array(z.string()).optional(),
  /** Values that a parameter does not accept. `nearest` is the accepted value that is spelled most like it. */
  values: z
    .array(
      z.object({
        parameter: z.string(),
        value: z.string(),
        nearest: z.string().nullable(),
      }),
    )
    .optional(),
  /** The refusal for programs. `nearest` is the address of the most similar page that can be shown. */
  reasons: z
    .array(
      z.object({
        code: z.enum(refusalCodes),
        values: z.record(z.string(), z.string()),
        nearest: z.string().nullable(),
      }),
    )
    .optional(),
  /** Wrong fields of a form. `problem` is a key of the site's texts. */
  fields: z.array(z.object({ field: z.string(), problem: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;
