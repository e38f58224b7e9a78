import * as z from 'zod';

/** A file that a release was made from, as it was read. */
export const sourceFile = z.object({
  /** Path below the provider folder, or below the folder of `--files`. */
  file: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(0),
});

export type SourceFileRecord = z.infer<typeof sourceFile>;
