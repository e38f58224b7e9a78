/** The reasons for a refusal. Programs read the code; pages translate it and insert the refusal's values. */
export const refusalCodes = [
  'wrong-value',
  'no-date',
  'too-few-values',
  'too-many-values',
  'unknown-parameter',
  'missing-parameter',
  'repeated-parameter',
  'no-index',
  'not-in-release',
  'no-release',
  'before-first-release',
  'release-withdrawn',
  'release-pruned',
  'no-levels',
  'not-invested',
  'levels-withheld',
  'no-years',
  'no-weights',
  'years-only',
  'no-period',
  'no-embed',
  'no-blends',
  'parts-unreadable',
  'one-part',
  'too-many-parts',
  'part-twice',
  'not-100',
  'currencies-differ',
  'no-common-days',
  'no-common-days-from',
  'one-index',
  'base-not-compared',
  'to-before-from',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type Refusal = {
  code: RefusalCode;
  /** What it is about, by name. */
  values: Readonly<Record<string, string>>;
  /** The address of the most similar page that can be shown. */
  nearest: string | null;
};

export const refusal = (
  code: RefusalCode,
  values: Refusal['values'] = {},
  nearest: string | null = null,
): Refusal => ({ code, values, nearest });
