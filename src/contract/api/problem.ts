import * as z from 'zod';

/** RFC 9457 problem details; `message` repeats the detail for clients that read that field. */
export const problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  parameters: z.array(z.string()).optional(),
  /** Values that a parameter cannot have; `nearest` is the known one that is meant perhaps. */
  values: z
    .array(
      z.object({
        parameter: z.string(),
        value: z.string(),
        nearest: z.string().nullable(),
      }),
    )
    .optional(),
  /** Wrong fields of a form; `problem` is a key, for which the site has texts. */
  fields: z.array(z.object({ field: z.string(), problem: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;
