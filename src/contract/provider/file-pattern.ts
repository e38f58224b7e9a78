import * as z from 'zod';

/**
 * Limits of a pattern. Matching a longer one against a name that nearly fits could take hours, and folders are
 * untrusted input.
 */
const most = { length: 200, starsOfSegment: 3, braces: 2 } as const;

function isQuick(pattern: string): boolean {
  const braces = pattern.match(/\{/g)?.length ?? 0;
  const stars = pattern.split('/').map((segment) => segment.match(/\*+/g)?.length ?? 0);
  const isPlain = !/[?*+@!]\(|\{[^}]*\{|\{-?\w+\.\./.test(pattern);
  return isPlain && braces <= most.braces && stars.every((count) => count <= most.starsOfSegment);
}

/** A pattern that matches files of a folder: `raw/*.csv`, `notes/**`, `{levels,old}/*.csv`. */
export const filePattern = z
  .string()
  .min(1)
  .max(most.length)
  .refine(
    isQuick,
    `a path or pattern with at most ${most.starsOfSegment} stars between two slashes and ${most.braces} lists in braces`,
  );
